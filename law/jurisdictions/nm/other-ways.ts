import { all, any, not, when } from '../../engine/condition.ts';
import { cite as other, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import { noOtherConvictionFor } from '../../vocabulary/convictions.ts';
import { caseOver } from '../../vocabulary/endings.ts';
import {
  about,
  adultConviction,
  convicted,
  ended,
  inAdultCourt,
  inJuvenileCourt,
  ofLevel,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { waitedSinceProgram } from '../../vocabulary/programs.ts';
import { hotline } from '../../vocabulary/tasks.ts';
import { notLockedUpForFelony, rightToVote, whileLockedUp } from '../../vocabulary/voting.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';

const juvenile = cite('32A-2-26(A)');

const twoYearsLater = when(
  convicted,
  waited(years(2)).since('supervision'),
  when(ended('deferred', 'diverted'), waitedSinceProgram(years(2)), waited(years(2)).since('disposition')),
);

export const otherWays: readonly Relief[] = [
  relief({
    id: 'nm-trafficking',
    name: 'Seal the records of a trafficking victim',
    kind: 'sealing',
    covers: all(inAdultCourt, not(ended('pending')), traffickingVictim),
    rules: [
      rule(
        'trafficked',
        'You were a victim of human trafficking, and were forced or tricked into it',
        traffickingVictim,
        cite('30-52-1.2(A)'),
      ),
      rule('no-homicide', 'It was not a homicide', not(about('homicide')), cite('30-52-1.2(A)(2)'), {
        otherwise: 'It was a homicide',
      }),
    ],
    effect: 'In law the case never happened. Everyone must answer that no record exists.',
    cautions: [phrase.judgeMaySayNo],
    fee: phrase.feeUnconfirmed,
    first: hotline,
    steps: [
      'File a petition in the district court, and tell the prosecutor and the police of it.',
      phrase.traffickingHelp,
    ],
  }),
  relief({
    id: 'nm-juvenile-not-delinquent',
    name: 'Sealing by the court where a juvenile was found not delinquent',
    kind: 'sealing',
    automatic: true,
    covers: all(inJuvenileCourt, ended('acquitted')),
    rules: [
      rule(
        'found-not-delinquent',
        'The court found that you were not delinquent',
        ended('acquitted'),
        cite('32A-2-26(J)'),
      ),
      requires(caseOver, cite('32A-2-26(J)')),
    ],
    effect: 'The court seals the files of the case when it ends. You may say that no record exists.',
    fee: phrase.nothingToFile,
    first: task('check', 'Ask the children’s court clerk whether your case was sealed.'),
    steps: [
      'The children’s court attorney asks the court for it. Ask the children’s court whether it was done.',
    ],
  }),
  relief({
    id: 'nm-juvenile-sealing',
    name: 'Seal a juvenile record',
    kind: 'sealing',
    covers: inJuvenileCourt,
    rules: [
      rule(
        'waited',
        '2 years have passed since the court let you go, or since the case ended',
        twoYearsLater,
        juvenile,
        {
          otherwise: '2 years must pass since the court lets you go, or since the case ends',
        },
      ),
      rule(
        'no-conviction-lately',
        'You had no other conviction in the last 2 years',
        noOtherConvictionFor(years(2), ofLevel('misdemeanor', 'felony')),
        juvenile,
        { otherwise: 'You had another conviction in the last 2 years' },
      ),
      requires(nothingPending, juvenile),
      requires(hasTurned(18), juvenile),
    ],
    effect: 'The court takes back its findings, and the files are sealed. You may say that no record exists.',
    limits: ['A later conviction can bring it back.', 'Before you turn 18, the judge needs a good cause.'],
    fee: phrase.feeUnconfirmed,
    first: task('ask_court', 'Ask the children’s court clerk for your case number.'),
    steps: [
      'File a motion in the children’s court, and tell the children’s court attorney and the police of it.',
      'Ask that police files are sealed too. The youth department seals its own files by itself.',
    ],
  }),
  relief({
    id: 'nm-pardon',
    name: phrase.askGovernor,
    kind: 'pardon',
    alternative: true,
    covers: all(adultConviction, any(ofLevel('misdemeanor'), ofLevel('felony'))),
    rules: [requires(sentenceOver, other('N.M. Const. art. V, § 6; Executive Clemency Guidelines'))],
    effect: 'You get back rights you lost, such as holding office and having guns.',
    limits: ['A pardon does not clear the record.'],
    cautions: [
      'The Governor’s guidelines ask for 5 to 10 years without an arrest after a felony. Misdemeanors, DWI and sex crimes are seldom pardoned.',
    ],
    fee: phrase.feeUnconfirmed,
    first: task('get_form', 'Ask the Governor’s office for the pardon form and guidelines.'),
    steps: [],
  }),
  rightToVote({
    id: 'nm-voting',
    voting: whileLockedUp(),
    covers: all(adultConviction, ofLevel('felony')),
    rules: [requires(notLockedUpForFelony, cite('1-4-27.1(A)'))],
  }),
];
