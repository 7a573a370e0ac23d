import { all, any, type Condition, type FactCondition, not } from '../../engine/condition.ts';
import { always, blocked, judgement, never, unknown } from '../../engine/when.ts';
import { type Cite, type Relief, type Rule, relief, requires, rule } from '../../place/relief.ts';
import { youngerThan } from '../../vocabulary/age.ts';
import {
  about,
  chargeFact,
  chargeFactAsked,
  ended,
  inAdultCourt,
  probationRevoked,
  sentencedTo,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import { among, readAs } from '../../vocabulary/readings.ts';
import { hotline } from '../../vocabulary/tasks.ts';
import { sentenceOver, sentenceRuns } from '../../vocabulary/waiting.ts';
import {
  certificateClears,
  everyCondition,
  expungementLaw,
  onlyAtSentencing,
  pages,
  petitionForm,
} from './cites.ts';
import { under } from './code.ts';
import { convictedDuringSentence } from './earlier-and-later.ts';
import { mayBeOrdered } from './expungeable.ts';
import * as how from './how.ts';
import { said } from './said.ts';
import { check, lookUp } from './tasks.ts';

/** Of a person under 18 the judge had to order it for these: § 973.015(1m)(a)2. */
const hadToBeOrdered: FactCondition = all(
  youngerThan(18),
  under(
    '942.08(2)(b) 942.08(2)(c) 942.08(2)(d) 942.08(3)',
    among(about('sexual', 'harassment', 'other'), readAs(never, said.notInvasionOfPrivacy)),
  ),
  () => judgement(said.orderStillPossible),
);

const orderedAtSentencing = any(chargeFactAsked('expungementOrdered'), hadToBeOrdered);

const supervisedOrLockedUp = sentencedTo('probation', 'jail', 'prison', 'supervision', 'suspended');

const keptConditions = any(
  not(sentencedTo('probation')),
  chargeFact('probationConditionsMet', true, said.conditionsKept),
);

/** Money is owed as part of the sentence or as a condition of probation. Once it is over, only a court can say. */
const moneyPaid: Condition = (matter) => {
  const { charge } = matter;
  const debts = [
    [charge.finesPaid, 'finesPaid'],
    [charge.restitutionPaid, 'restitutionPaid'],
  ] as const;
  if (debts.some(([paid]) => paid === false))
    return sentenceRuns(matter) ? blocked(said.payBeforeTheEnd) : judgement(said.moneyWasACondition);
  const untold = debts.filter(([paid]) => paid === undefined).map(([, field]) => charge.path(field));
  return untold.length > 0 ? unknown(...untold) : always;
};

/** Without probation there is no such end: all must be paid by the day the person files. */
const paidInFull: Condition = all(paid('fines'), paid('restitution'));

const asOrdered = (money: Condition, source: Cite): readonly Rule[] => [
  rule(
    'ordered-at-sentencing',
    'When you were sentenced, the judge ordered that this record be expunged once you finish',
    orderedAtSentencing,
    onlyAtSentencing,
  ),
  ...mayBeOrdered,
  requires(sentenceOver, expungementLaw('(1m)(b)')),
  rule(
    'no-new-crime',
    'You were not convicted of a new crime before your sentence ended',
    not(convictedDuringSentence),
    expungementLaw('(1m)(b)'),
    { otherwise: 'You were convicted of a new crime before your sentence ended' },
  ),
  rule(
    'probation-not-revoked',
    'Your probation was not revoked',
    not(probationRevoked),
    expungementLaw('(1m)(b)'),
    { otherwise: 'Your probation was revoked' },
  ),
  rule(
    'conditions-kept',
    'If you were on probation, you kept all its conditions',
    keptConditions,
    everyCondition,
  ),
  rule('everything-paid', 'The fines, costs and restitution in the case are paid', money, source),
];

const ordered = {
  kind: 'expungement',
  covers: all(inAdultCourt, ended('convicted', 'pardoned')),
  effect:
    'The court seals the whole case file. It no longer shows on the court website, and the clerk tells nobody about it.',
  limits: [
    'The conviction still exists. It is sealed, not undone.',
    'It stays in the criminal history of the state Department of Justice, which anyone can buy.',
    'The Department of Transportation keeps its driving record. An expunged drunk driving case still counts as a prior.',
    'Police and prosecutors keep their files. A gun ban from a felony stays.',
    'A judge may still look at the facts of the case at a later sentencing.',
    'Be careful with job forms that ask about convictions. An employer may find it in a state record check and say that you lied.',
  ],
  fee: how.noFeeNamed,
} as const;

const cautions = [
  'A judge cannot add this after the sentencing. If nobody asked for it then, it is too late for this conviction.',
  'If you have a judge’s order but a point here does not fit, show the order to a lawyer before you give up.',
];

const findTheOrder =
  'Look at your judgment of conviction, or ask the clerk of circuit court, whether expungement was ordered.';

export const convictionReliefs: readonly Relief[] = [
  relief({
    ...ordered,
    id: 'wi-expungement-ordered',
    name: 'Expungement the judge ordered at sentencing',
    automatic: true,
    rules: [
      ...asOrdered(moneyPaid, everyCondition),
      rule(
        'office-sends-proof',
        'Your sentence had probation, jail or prison, so that office sends the court proof that you finished',
        supervisedOrLockedUp,
        certificateClears,
      ),
    ],
    cautions,
    first: check,
    steps: [
      findTheOrder,
      'An expunged case does not show on the court website.',
      'If it still shows, ask your last probation agent or the jail to send the certificate of discharge to the court. That is their job, and there is no deadline for you.',
      'If they do not, get legal help. Form CR-266 is not for sentences with probation, jail or prison.',
    ],
  }),
  relief({
    ...ordered,
    id: 'wi-expungement-ordered-fine',
    name: 'Expungement the judge ordered, after a fine or community service',
    // No office sends the court a certificate of discharge, so the person does.
    covers: all(ordered.covers, not(supervisedOrLockedUp)),
    rules: asOrdered(paidInFull, petitionForm),
    cautions,
    first: lookUp,
    steps: [
      findTheOrder,
      'Fill in form CR-266. You declare that the judge ordered it, all is paid and you had no new conviction. To lie in it is a crime.',
      'File it in your old case with the draft order (form CR-267), in the county where you were sentenced.',
      'Later, search your name on wcca.wicourts.gov to see that the case is gone.',
    ],
    forms: [{ name: 'CR-266, Petition to Expunge Court Record of Conviction', url: pages.petition }],
  }),
  relief({
    id: 'wi-trafficking-vacatur',
    name: 'Undoing a prostitution case of a trafficking victim',
    kind: 'vacatur',
    inForce: { from: '2014-04-25' },
    covers: all(
      ended('convicted', 'pardoned', 'not_responsible'),
      any(about('prostitution'), traffickingVictim),
    ),
    rules: [
      rule(
        'prostitution',
        'It was a case of prostitution under § 944.30',
        under('944.30', among(about('prostitution'), readAs(always, said.prostitutionItself))),
        expungementLaw('(2m)'),
      ),
      rule(
        'trafficked',
        'It happened because someone trafficked you for sex',
        traffickingVictim,
        expungementLaw('(2m)'),
      ),
    ],
    effect:
      'The court may vacate the conviction, as if it had not been, or order that the record be expunged. You may ask at any age and at any time.',
    limits: ['It is only for prostitution. Other crimes you were forced into are not covered.'],
    cautions: [
      'The judge decides, and must find that it helps you and harms nobody.',
      'Ask for the conviction to be vacated: expunging alone leaves it in place.',
      'Do not wait longer than you must. The judge asks whether you came as soon as you safely could.',
    ],
    fee: how.noFeeNamed,
    first: hotline,
    steps: [
      'Get help from a lawyer or a group that helps trafficking victims.',
      'Write a motion with what happened, and why you did not raise it before.',
      'Add what shows that you were trafficked. It may be court records, papers from a public office or an immigration case, or other proof.',
      'File it in the circuit court of the case. Give a copy to the district attorney’s office that brought the case. They may answer before the judge decides.',
      'If it is vacated, have the arrest removed too. Send a certified copy of the order with form DJ-LE-250B.',
    ],
  }),
];
