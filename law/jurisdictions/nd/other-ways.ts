import { all, any, not } from '../../engine/condition.ts';
import { always } from '../../engine/when.ts';
import { cite as other, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import { caseOver } from '../../vocabulary/endings.ts';
import {
  about,
  adultConviction,
  chargeFact,
  crime,
  ended,
  inJuvenileCourt,
  misdemeanor,
  ofLevel,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { byKind, onlySectionTells, readAs } from '../../vocabulary/readings.ts';
import { hotline, juvenileClerk } from '../../vocabulary/tasks.ts';
import { notLockedUpForFelony, rightToVote, whileLockedUp } from '../../vocabulary/voting.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { cite, under } from './code.ts';
import { said } from './said.ts';

/** § 12.1-41-12(1): prostitution, small thefts and forgeries, bad checks, having drugs. */
const listed = any(
  under(
    '12.1-29-03 6-08-16 19-03.1-23 19-03.4-*',
    byKind(
      [readAs(always, said.listedForVictims), 'prostitution', 'drug_possession'],
      [onlySectionTells, 'drug_sale', 'fraud'],
    ),
  ),
  all(misdemeanor, under('12.1-24-01 12.1-23-*', byKind([readAs(always, said.listedForVictims), 'theft']))),
);

const sexCase = any(about('sexual'), under('12.1-20-* 12.1-27.2-*'));

/** N.D. Sup. Ct. Admin. R. 19, as the Clearinghouse tells it; § 25-03.3-04 keeps sex cases for 50 years. */
const retention = other('N.D. Sup. Ct. Admin. R. 19; N.D.C.C. § 27-20.2-25');
const juvenileRule = other('N.D.R.Juv.P. 19(e)', 'https://www.ndcourts.gov/legal-resources/rules/ndrjuvp/19');

const juvenileFile = {
  kind: 'expungement',
  covers: all(
    inJuvenileCourt,
    ended(
      'convicted',
      'deferred',
      'diverted',
      'dismissed',
      'acquitted',
      'not_responsible',
      'no_charges',
      'pending',
    ),
  ),
  effect: 'The court destroys its file. The law treats the case as if it never happened, and you may say so.',
  limits: ['Some state offices keep their own entries for a time.'],
} as const;

const notASexCase = (law: ReturnType<typeof other>) =>
  rule('not-a-sex-case', 'It was not a case about a sex crime', not(sexCase), law, {
    otherwise: 'It was a case about a sex crime. The court keeps those for 50 years',
  });
const sexCasesKept = cite('25-03.3-04');

export const juvenile: readonly Relief[] = [
  relief({
    ...juvenileFile,
    id: 'nd-juvenile-destruction',
    name: 'Juvenile file, destroyed by itself',
    automatic: true,
    rules: [
      requires(caseOver, retention),
      requires(hasTurned(18), retention),
      rule(
        'ten-years',
        '10 years have passed since the court’s last order ended',
        waited(years(10)).since('supervision'),
        retention,
      ),
      notASexCase(sexCasesKept),
    ],
    fee: phrase.nothingToFile,
    first: task('check', 'Ask the juvenile court clerk whether your file is gone.'),
    steps: [],
  }),
  relief({
    ...juvenileFile,
    id: 'nd-juvenile-early',
    name: 'Asking to destroy a juvenile file early',
    rules: [
      requires(caseOver, juvenileRule),
      rule(
        'heard-by-judge',
        'A judge or a referee handled the case',
        not(chargeFact('informalOnly', false, said.heardByJudge)),
        juvenileRule,
        { otherwise: 'No judge or referee handled the case' },
      ),
      rule(
        'order-over',
        'The juvenile court’s order is over',
        any(not(ended('convicted')), sentenceOver),
        juvenileRule,
      ),
      requires(nothingPending, juvenileRule),
      notASexCase(sexCasesKept),
    ],
    cautions: ['The judge decides. You must show a good reason why it should happen early.'],
    fee: phrase.feeUnconfirmed,
    first: juvenileClerk,
    steps: [
      'Use the forms of the court’s self-help center. File the motion in the juvenile court that had the case.',
    ],
  }),
];

export const otherWays: readonly Relief[] = [
  relief({
    id: 'nd-trafficking-vacatur',
    name: 'Undoing the conviction of a trafficking victim',
    kind: 'vacatur',
    inForce: { from: '2015-08-01' },
    covers: all(ended('convicted', 'pardoned'), traffickingVictim),
    rules: [
      rule(
        'listed-crime',
        'It was prostitution, having drugs, a small theft or forgery, or a bad check',
        listed,
        cite('12.1-41-14(1); § 12.1-41-12(1)'),
        { otherwise: 'It is not one of the crimes that the law lists' },
      ),
      rule(
        'trafficked',
        'You did it because someone trafficked you',
        traffickingVictim,
        cite('12.1-41-14(1)'),
      ),
    ],
    effect: 'The court may undo the conviction and seal the record.',
    cautions: [phrase.judgeMaySayNo],
    fee: phrase.feeUnconfirmed,
    first: hotline,
    steps: [
      phrase.traffickingHelp,
      'File a motion to vacate and seal in the court that convicted you. A paper from an office that says you were a victim helps, but you do not need one.',
    ],
  }),
  relief({
    id: 'nd-pardon',
    name: 'Pardon from the Governor',
    kind: 'pardon',
    alternative: true,
    leadsTo: ['nd-pardoned'],
    covers: all(adultConviction, crime),
    rules: [requires(sentenceOver, cite('12-55.1-04'))],
    effect:
      'The Governor takes away the punishment. The conviction itself goes only if the pardon says so. For small marijuana cases there is a short form.',
    limits: ['After a pardon you may ask the court to close the record.'],
    cautions: ['The Pardon Advisory Board meets twice a year. The Governor decides.'],
    fee: 'None.',
    first: task('get_form', 'Get the pardon form from the Department of Corrections and Rehabilitation.'),
    steps: [],
  }),
  rightToVote({
    id: 'nd-vote',
    voting: whileLockedUp(),
    automatic: true,
    covers: all(adultConviction, ofLevel('felony')),
    rules: [requires(notLockedUpForFelony, cite('12.1-33-01'))],
  }),
];
