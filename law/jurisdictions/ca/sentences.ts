import { all, ask, type Condition, type FactCondition, not } from '../../engine/condition.ts';
import { allOf, fact, ifSo, isSo, unknown } from '../../engine/when.ts';
import type { Requirement } from '../../place/relief.ts';
import type { Period } from '../../record/day.ts';
import type { SentencePart } from '../../record/record.ts';
import { adultConviction, felony, infraction, probationRevoked } from '../../vocabulary/facts.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';

/** Contempt has no level here; California punishes it as a misdemeanor. */
export const misdemeanor = all(not(felony), not(infraction));

/** What the sentence says, once it was told. */
function bySentence(
  reads: (has: (part: SentencePart) => boolean, revoked: boolean) => boolean,
): FactCondition {
  return (matter) => {
    const { charge } = matter;
    if (charge.sentence === undefined) return unknown(charge.path('sentence'));
    const { sentence } = charge;
    const has = (part: SentencePart) => sentence.includes(part);
    if (!has('probation')) return fact(reads(has, false));
    const revoked = ask(probationRevoked, matter);
    const answer = fact(reads(has, charge.probationRevoked === true));
    // Whether probation was revoked is told to the person only where it could change the reading.
    return reads(has, true) === reads(has, false) ? answer : { ...answer, assumed: revoked.assumed };
  };
}

/** A suspended sentence without custody is probation by another name. */
const probation = (has: (part: SentencePart) => boolean) =>
  has('probation') || (has('suspended') && !has('prison') && !has('jail') && !has('supervision'));

const prison = (has: (part: SentencePart) => boolean, revoked: boolean) =>
  has('prison') && !(has('probation') && has('suspended') && !revoked);

/** Prison that was really imposed: one that was suspended for probation is not, unless probation was revoked. */
export const sentToPrison = bySentence(prison);

/** Probation was granted, with or without jail, and did not end in prison. */
export const putOnProbation = bySentence((has, revoked) => probation(has) && !prison(has, revoked));

/** County jail for a felony under § 1170(h): without probation, or after probation was revoked. */
export const sentToCountyJail = bySentence(
  (has, revoked) =>
    !prison(has, revoked) && (has('jail') || has('supervision')) && (!has('probation') || revoked),
);

/** § 1170(h)(5)(B): part of the term is served out of jail, under mandatory supervision. */
export const splitSentence = all(
  sentToCountyJail,
  bySentence((has) => has('supervision')),
);

/** Neither probation nor custody: a fine, say. */
export const neitherCustodyNorProbation = bySentence(
  (has) => !probation(has) && !has('prison') && !has('jail') && !has('supervision'),
);

/** Straight county jail is over with the release, since no supervision follows it. */
const straightJail = all(felony, sentToCountyJail, not(splitSentence));

export function waitedSinceSentence(period: Period): Requirement {
  const usual = waited(period).since('completed');
  const sinceRelease = waited(period).since('released');
  const counted: Condition = (matter) => {
    const { charge } = matter;
    const releasedAlone =
      charge.completedDate === undefined && charge.completed === true && charge.releasedDate !== undefined;
    return ask(releasedAlone && isSo(ask(straightJail, matter)) ? sinceRelease : usual, matter);
  };
  return waited(period).counted(counted).since('completed');
}

/** An infraction leaves nothing to serve, and so does a case that did not end in a conviction. */
const leavesSomethingToServe = all(adultConviction, not(infraction));

const served: Condition = (matter) => ifSo(ask(leavesSomethingToServe, matter), ask(sentenceOver, matter));

/** Not serving a sentence and not on probation or parole, for any conviction told. */
export const nothingToServe: Condition = ofWholeRecord(({ record }) =>
  allOf(record.map((each) => ask(served, each))),
);
