import { all, allAmong, any, ask, type Condition, type FactCondition, not } from '../../engine/condition.ts';
import { always, isNot, isSo, judgement, opposite } from '../../engine/when.ts';
import { type Relief, relief, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { perhaps } from '../../vocabulary/doubts.ts';
import { noneElsewhere } from '../../vocabulary/elsewhere.ts';
import { droppedInDeal } from '../../vocabulary/endings.ts';
import {
  about,
  anything,
  chargeFact,
  convicted,
  ended,
  inAdultCourt,
  ofLevel,
} from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { byKind } from '../../vocabulary/readings.ts';
import { findPardon } from '../../vocabulary/tasks.ts';
import { sentenceOver, untilCaseEnds } from '../../vocabulary/waiting.ts';
import { companions, those } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { convictedBefore } from './exclusions.ts';
import { convictedOfCrime } from './offenses.ts';
import { said } from './said.ts';
import { check, lookUp } from './tasks.ts';

const inAdultCourtRule = rule(
  'adult-case',
  'It was a case of an adult',
  any(inAdultCourt, () => judgement(said.sameInJuvenileCourt)),
  cite('28.243(8), 762.14, 764.26a'),
);

const endedWithoutConviction: Condition = ({ charge }) =>
  charge.disposition === 'pending' ? untilCaseEnds : always;

/** Where another charge of the same case ended in a conviction, the arrest still stands behind that. */
const noConvictionInCase: Condition = (matter) => {
  const ends = companions(matter).map((other) => ask(convicted, other));
  const perhaps = !ends.every(isNot);
  const missing = ends.flatMap((end) => end.missing);
  const inDeal = ask(droppedInDeal, matter);
  return perhaps || isSo(inDeal)
    ? {
        ...judgement(said.removedThoughConvicted),
        missing,
      }
    : opposite(inDeal);
};

const trafficMisdemeanor = all(ofLevel('misdemeanor'), about('traffic'));
const weightyConvictions = those(all(convictedOfCrime, not(trafficMisdemeanor)));

/** MCL 28.243(14)(h): someone with a prior conviction, other than a traffic misdemeanor. */
const noEarlierConviction: FactCondition = all(
  noneElsewhere(judgement(said.convictedElsewhereBefore)),
  (matter) =>
    allAmong(weightyConvictions(matter), (each) => opposite(convictedBefore(each, matter, 'disposition'))),
);

const destroyed = {
  kind: 'expungement',
  automatic: true,
  fee: phrase.nothingToFile,
} as const;

const courtFile = 'The court’s own file of the case may stay public. We found no law that closes it.';

const noCharges = relief({
  ...destroyed,
  id: 'mi-no-charges',
  name: 'Arrest without charges: prints and arrest card destroyed',
  covers: ended('no_charges'),
  rules: [
    rule(
      'let-go-without-charge',
      'You were let go without a charge, or the juvenile court took no case',
      ended('no_charges'),
      cite('28.243(7)'),
    ),
  ],
  effect:
    'The police must destroy your fingerprints and the arrest card at once, and tell the Michigan State Police that you were not charged.',
  limits: [phrase.privateCopies],
  first: task('check', 'Look yourself up in ICHAT. It costs $10.'),
  steps: ['If the arrest shows, ask the police who arrested you to destroy the record.'],
});

const dismissed = relief({
  ...destroyed,
  id: 'mi-dismissed-removal',
  name: 'Dropped or dismissed charges: arrest record removed',
  inForce: { from: '2018-06-12' },
  covers: ended('dismissed', 'diverted', 'pending'),
  rules: [
    rule(
      'not-convicted',
      'The case is over and ended without a conviction',
      endedWithoutConviction,
      cite('764.26a(1)'),
      { otherwise: 'The case ended in a conviction' },
    ),
    rule(
      'dropped-before-trial',
      'The charge was dropped before trial',
      chargeFact('dismissedBeforeTrial', true, said.droppedBeforeTrial),
      cite('764.26a(1)'),
    ),
    rule(
      'whole-case',
      'No other charge of the same case ended in a conviction',
      noConvictionInCase,
      cite('28.243(8)'),
      { otherwise: 'Another charge of the same case ended in a conviction' },
    ),
    inAdultCourtRule,
  ],
  effect:
    'The arrest comes off ICHAT, the public search. If the prosecutor and the judge do not object within 60 days, the police destroy the arrest record and your prints. The entry in the network of the police (LEIN) goes too.',
  limits: [
    'If the case was dismissed on or before June 12, 2018, the prints are destroyed only if the prosecutor agrees. You may ask the prosecutor at any time.',
    courtFile,
  ],
  cautions: ['If the charge was dismissed “without prejudice”, the prosecutor may bring it again.'],
  first: task('check', 'Ask the court clerk whether the State Police got the order.'),
  steps: [
    'The Michigan State Police act when they get the court’s order.',
    'After 60 days, look in ICHAT. It costs $10.',
  ],
});

const notOfListedCrime = not(
  byKind([anything, 'sexual'], [() => judgement(said.listedAgainstChild), 'child_victim']),
);

const notLeftOut = rule(
  'not-left-out',
  'It was not a sex crime or a listed crime against a child',
  notOfListedCrime,
  cite('28.243(14)(a)–(g)'),
  { otherwise: 'It was a sex crime or a listed crime against a child, which this law leaves out' },
);
const wholeCase = rule(
  'whole-case',
  'No other charge of the same case ended in a conviction',
  noConvictionInCase,
  cite('28.243(10)'),
  { otherwise: 'Another charge of the same case ended in a conviction' },
);
const motion = 'ask the same court with form MC 235 (motion to destroy prints and arrest card).';

const acquitted = relief({
  ...destroyed,
  id: 'mi-acquitted-destruction',
  name: 'Found not guilty: prints and arrest card destroyed',
  covers: ended('acquitted'),
  rules: [
    notLeftOut,
    rule(
      'no-earlier-conviction',
      'You had no conviction before it, apart from a traffic misdemeanor',
      noEarlierConviction,
      cite('28.243(14)(h)'),
      { otherwise: 'You had a conviction before it' },
    ),
    wholeCase,
  ],
  effect: 'The police must destroy your prints and the arrest card.',
  limits: [courtFile],
  first: task('check', 'Ask the court clerk whether your prints were destroyed.'),
  steps: ['The clerk tells the Michigan State Police.', `If it was not done, ${motion}`],
});

const acquittedByOrder = relief({
  id: 'mi-acquitted-order',
  name: 'Found not guilty after an earlier conviction: ask a judge to have your prints destroyed',
  kind: 'expungement',
  covers: all(ended('acquitted'), perhaps(not(noEarlierConviction))),
  rules: [
    notLeftOut,
    rule(
      'judge-may-order',
      'You were found not guilty. After an earlier conviction the prints go only if a judge orders it',
      ended('acquitted'),
      cite('28.243(14)(h)'),
    ),
    wholeCase,
  ],
  effect: 'If the judge orders it, the police destroy your prints and the arrest card, or give them back.',
  limits: [courtFile],
  cautions: [phrase.judgeMaySayNo],
  fee: phrase.feeUnconfirmed,
  first: lookUp,
  steps: [`To have it done, ${motion}`],
});

/** A discharge ends it. Some people tell of a deferral that still runs. */
const discharged: Condition = (matter) => {
  const over = ask(sentenceOver, matter);
  return over.fixes.length > 0 ? { ...over, fixes: [phrase.fix.finishProgram] } : over;
};

const byDeferralLaw = chargeFact('deferralLaw', true, said.deferralLawUsed);

const underDeferralLaw = any(byDeferralLaw, () => judgement(said.whichDeferralLaw));

const deferralLaws = cite('762.14, 333.7411(1), 769.4a, 436.1703, 600.1076');

const deferred = relief({
  id: 'mi-deferral-nonpublic',
  name: 'Deferred case: record closed to the public',
  kind: 'sealing',
  automatic: true,
  covers: ended('deferred'),
  rules: [
    rule('discharged', 'You finished it and were discharged', discharged, deferralLaws),
    rule(
      'deferral-law',
      'The judge used a deferral law, such as HYTA, 7411, 769.4a or a treatment court',
      underDeferralLaw,
      deferralLaws,
    ),
    inAdultCourtRule,
  ],
  effect: 'You were not convicted. The case is dismissed and the record is closed to the public.',
  limits: [
    'The Michigan State Police keep a record that is not public. Police, courts and prosecutors can still see it.',
    'It counts as a misdemeanor when you ask to set aside something else. You must list it on that form.',
  ],
  fee: phrase.nothingToFile,
  first: check,
  steps: ['If it still shows in ICHAT, ask the court to correct what it told the police.'],
});

const askLawyer = 'Ask a lawyer or legal aid what to do.';

const notResponsible = relief({
  id: 'mi-not-responsible',
  name: 'Not guilty by reason of insanity: arrest record',
  kind: 'expungement',
  covers: ended('not_responsible'),
  rules: [
    rule(
      'law-reaches-verdict',
      'The law on prints after a verdict of not guilty reaches yours too. We could not confirm that',
      () => judgement(said.printsAfterVerdict),
      cite('28.243'),
    ),
  ],
  effect: 'If the law reaches it, the police destroy your prints and the arrest card.',
  fee: phrase.feeUnconfirmed,
  first: task('ask_lawyer', askLawyer),
  steps: [],
});

const pardoned = relief({
  id: 'mi-pardoned-record',
  name: 'Pardoned conviction: ask to have your record updated',
  kind: 'expungement',
  covers: ended('pardoned'),
  rules: [
    rule(
      'record-can-be-changed',
      'Your record can be changed to match the pardon. We found no law that says how',
      () => judgement(said.pardonedRecord),
      cite('791.243–791.244; Mich. Const. art. V, § 14'),
    ),
  ],
  effect: 'A pardon wipes out the conviction. The record may still have to be updated.',
  fee: phrase.feeUnconfirmed,
  first: findPardon,
  steps: [
    'Send the Michigan State Police a copy of the pardon and ask them to update your record.',
    askLawyer,
  ],
});

/** Cases that did not end in a conviction, or whose conviction was pardoned. */
export const nonConvictions: readonly Relief[] = [
  noCharges,
  dismissed,
  acquitted,
  acquittedByOrder,
  deferred,
  notResponsible,
  pardoned,
];
