import {
  all,
  allAmong,
  any,
  ask,
  type Condition,
  type FactCondition,
  not,
  when,
} from '../../engine/condition.ts';
import { always, assuming, isNot, judgement, never } from '../../engine/when.ts';
import type { Rule } from '../../place/relief.ts';
import { requires, rule } from '../../place/relief.ts';
import { months, years } from '../../record/day.ts';
import { counting, noMoreThan } from '../../vocabulary/convictions.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { caseAndProgramOver, noLongerOpen } from '../../vocabulary/endings.ts';
import {
  about,
  anything,
  chargeFact,
  convicted,
  ended,
  felony,
  inAdultCourt,
  misdemeanor,
} from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import { called, waitedBy } from '../../vocabulary/waiting.ts';
import { companions, sameCase } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { graded } from './grades.ts';
import {
  brokeProtectionOrder,
  degreeKnown,
  domesticViolence,
  drunkDriving,
  dutyOver,
  highFelony,
  improperPay,
  minor,
  sexOffense,
  theftInOffice,
  thirdDegree,
  trafficLaw,
  violentFelony,
  worseDomesticViolence,
  youngVictim,
} from './offenses.ts';
import { said } from './said.ts';

/** What § 2953.32 asks of one conviction, wherever it stands. */

const adult = inAdultCourt;
const feloniesByCase = counting(all(adult, felony), { byCase: true, elsewhere: 'felonies' });
const feloniesOneByOne = counting(all(adult, felony), { elsewhere: 'felonies' });
const thirdsByCase = counting(all(adult, thirdDegree), { byCase: true });

const small = any(graded('minor'), about('traffic'));
const misdemeanors = counting(all(adult, misdemeanor, not(small)), { byCase: true });
const allSmall = counting(all(adult, misdemeanor), { byCase: true });

/** § 2953.33(C)(1): for a dropped charge of the third degree, what is counted are convictions alone. */
export const oneFelonyAtMost = noMoreThan(1, feloniesByCase);

/** § 2953.32(A)(3): what belongs to one act, or to one case within three months, counts as one. */
const atMostOneOther: FactCondition = when(
  noMoreThan(2, feloniesOneByOne),
  anything,
  when(noMoreThan(2, feloniesByCase), () => assuming(said.sameCaseOnce, always), not(anything)),
);
/** Two of the third degree leave room for two misdemeanors. */
const fewBesideTwo: FactCondition = any(
  noMoreThan(1, thirdsByCase),
  all(noMoreThan(2, misdemeanors), openIf(not(noMoreThan(2, allSmall)), said.minorOnesCount)),
);
const fewEnough: FactCondition = when(thirdDegree, all(atMostOneOther, fewBesideTwo), anything);

const fineOnly: Condition = any(paid('fines'), chargeFact('onlyCostsOwed', false, said.fineOwed));
const nothingOwed: Condition = all(fineOnly, paid('restitution'));

const discharge = called('your final discharge', 'completed');
export const sealingWait = waitedBy(
  [years(7), 'for taking improper pay in office', improperPay],
  [months(6), 'for a minor misdemeanor', minor],
  [years(3), 'for a felony of the third degree', thirdDegree],
  [years(1), 'for other crimes'],
).since(discharge);
export const expungementWait = waitedBy(
  [years(7), 'for taking improper pay in office', improperPay],
  [months(6), 'for a minor misdemeanor', minor],
  [years(13), 'for a felony of the third degree', thirdDegree],
  [years(11), 'for a felony of the fourth or fifth degree', felony],
  [years(1), 'for a misdemeanor'],
).since(discharge);

const listed = cite('2953.32(A)(1)');

/** What both ways ask for. */
export const common: readonly Rule[] = [
  rule('not-traffic', 'It was not under the traffic laws', not(trafficLaw), cite('2953.32(A)(1)(a)'), {
    otherwise: 'Convictions under the traffic laws, like drunk driving, cannot be sealed',
  }),
  rule(
    'not-first-or-second-degree',
    'It was not a felony of the first or second degree',
    all(not(highFelony), degreeKnown),
    listed,
    { otherwise: 'Felonies of the first and second degree cannot be sealed' },
  ),
  rule('not-violent-felony', 'It was not a violent felony', not(violentFelony), cite('2953.32(A)(1)(b)'), {
    otherwise: 'A felony that the law calls an “offense of violence” cannot be sealed',
  }),
  rule(
    'duty-over',
    'If it was a sex offense, your duty to register ended 5 years ago',
    dutyOver,
    cite('2953.32(A)(1)(c), (B)(1)(a)(iv)'),
    { otherwise: 'It was a sex offense, and 5 years must pass after your duty to register ends' },
  ),
  rule('no-young-victim', 'No victim was under 13', not(youngVictim), cite('2953.32(A)(1)(d)'), {
    otherwise: 'A victim was under 13',
  }),
  rule('not-theft-in-office', 'It was not theft in office', not(theftInOffice), listed, {
    otherwise: 'Theft in office cannot be sealed',
  }),
  rule(
    'few-enough',
    'For a third degree felony, you have at most one other felony. With two of the third degree, you have at most two misdemeanors',
    fewEnough,
    listed,
    { otherwise: 'You have too many other convictions to seal a felony of the third degree' },
  ),
  rule(
    'nothing-owed',
    'You owe no fine and no restitution. Court costs do not count',
    nothingOwed,
    cite('2953.32(B)(1); State v. T.W.C., 2025-Ohio-2890'),
    { otherwise: 'You still owe a fine or restitution' },
  ),
];

export const mildDomesticViolence = rule(
  'not-worse-domestic-violence',
  'It was not domestic violence of the first or second degree',
  not(worseDomesticViolence),
  cite('2953.32(A)(1)(g), (A)(2)'),
  { otherwise: 'Only domestic violence of the third or fourth degree can be sealed' },
);
export const noDomesticViolence = rule(
  'not-domestic-violence',
  'It was not domestic violence',
  not(domesticViolence),
  cite('2953.32(A)(2)'),
  { otherwise: 'Domestic violence can only be sealed' },
);

/** § 2953.32(A)(2), since H.B. 234 of 2025: sealed, but not expunged. It names no level, and paragraph (A)(1) no longer names § 2919.27. */
export const noOrderViolation = rule(
  'not-protection-order',
  'It was not for breaking a protection order',
  not(brokeProtectionOrder),
  cite('2953.32(A)(2)'),
  { otherwise: 'Breaking a protection order can only be sealed' },
);

/** § 2953.32(B)(1)(b): ten years after the day from which it could be sealed. For a sex offense that is the fifth year after the duty. */
export const longAfterDuty = rule(
  'long-after-duty',
  'If it was a felony sex offense, your duty to register ended 15 years ago',
  openIf(all(felony, sexOffense), said.fifteenYears),
  cite('2953.32(B)(1)(a)(iv), (b)'),
);

const holdsOf = (rules: readonly Rule[]): Condition => all(...rules.map(({ holds }) => holds));
const mayBeSealed = holdsOf([...common, mildDomesticViolence, requires(sealingWait, listed)]);
const mayBeExpunged = holdsOf([
  ...common,
  noDomesticViolence,
  noOrderViolation,
  longAfterDuty,
  requires(expungementWait, listed),
]);

const conviction = all(adult, convicted);
const ready = (cleared: Condition): Condition => when(conviction, cleared, noLongerOpen);
const ofRest =
  (test: Condition): Condition =>
  (matter) =>
    allAmong(companions(matter), (each) => ask(test, each));

/** State v. Futrall, 2009-Ohio-5590: one conviction that cannot be sealed keeps the others of its case open. */
export const restMayBeSealed = ofRest(ready(mayBeSealed));
export const restMayBeExpunged = ofRest(ready(mayBeExpunged));

/** § 2953.61(B)(1): a single traffic conviction, drunk driving apart, does not stand in the way of a dropped charge. */
const ticket = all(conviction, trafficLaw, not(drunkDriving));
const oneTicket: FactCondition = (matter) =>
  sameCase(matter).filter((each) => !isNot(ask(ticket, each))).length > 1
    ? judgement(said.severalTickets)
    : always;
/** § 2953.61(B)(2). */
export const privateDriver = not(chargeFact('commercialLicense', false, said.noCommercialLicense));
export const restBesideDropped = ofRest(when(ticket, all(oneTicket, privateDriver), ready(mayBeSealed)));
export const restBesideDroppedGone = ofRest(
  when(
    ticket,
    all(privateDriver, () => judgement(said.goneBesideTicket)),
    ready(mayBeExpunged),
  ),
);

const notConvicted = all(
  adult,
  ended('dismissed', 'acquitted', 'no_charges', 'not_responsible', 'diverted', 'deferred', 'pending'),
);
const convictedToo: FactCondition = when(
  ticket,
  () => judgement(said.severalTickets),
  () => never,
);
/** The same from the side of the traffic conviction: all the rest of its case was dropped. */
export const restDropped = ofRest(when(notConvicted, caseAndProgramOver, convictedToo));
