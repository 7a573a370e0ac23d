import { ask, type Matter } from '../engine/condition.ts';
import { allOf, always, blocked, blockedPerhaps, type When } from '../engine/when.ts';
import { requirement } from '../place/relief.ts';
import * as phrase from './phrases.ts';
import { past, sentenceOver } from './waiting.ts';
import { sameCase } from './whole-record.ts';

const decided = past('disposition');

/** How an open charge will end nobody can say, but that it must end first is sure. */
function untilDecided({ charge: { disposition, doubt, path } }: Matter): When | undefined {
  if (disposition === undefined && doubt) return undefined;
  if (disposition === undefined) return blockedPerhaps(phrase.fix.waitForOutcome, path('disposition'));
  return disposition === 'pending' ? blocked(phrase.fix.waitForOutcome) : undefined;
}

/** The charge is decided: from the day on which it was, where that was told. */
export const caseOver = requirement('case-over', phrase.over.disposition, (matter): When => {
  const isDated = matter.charge.dispositionDate !== undefined;
  return untilDecided(matter) ?? (isDated ? ask(decided, matter) : always);
});

/** The charge is not open any more, on whichever day it was decided: for laws that count days from something else. */
export const noLongerOpen = requirement(
  'case-over',
  phrase.over.disposition,
  (matter): When => untilDecided(matter) ?? always,
);

/** Every charge of the case is decided: it is over when its last charge is. */
export const wholeCaseOver = requirement('case-over', phrase.wholeCaseOver, (matter) =>
  allOf(sameCase(matter).map((each) => ask(caseOver, each))),
);

/** Of a charge that ended in a program: diverted and deferred mean that it is over, unless the person says otherwise. */
export const programOver = requirement('program-finished', phrase.programOver, (matter): When => {
  const { completed, completedDate } = matter.charge;
  if (completedDate !== undefined) return ask(sentenceOver, matter);
  return completed === false ? blocked(phrase.fix.finishProgram) : always;
});

/** Whoever does not know whether there was a program may have one to finish. */
const endedInProgram = ({ charge: { disposition, doubt } }: Matter) =>
  (disposition === undefined ? (doubt?.among ?? []) : [disposition]).some(
    (each) => each === 'diverted' || each === 'deferred',
  );

/** Of any charge: whoever was in no program has none to finish. */
export const programFinished = requirement('program-finished', phrase.programFinished, (matter) =>
  endedInProgram(matter) ? ask(programOver, matter) : always,
);

/** The charge is decided, and a program that went with it is over: its end, where told, is the later day. */
export const caseAndProgramOver = requirement('case-over', phrase.caseAndProgramOver, (matter) => {
  const { completed, completedDate } = matter.charge;
  const isTold = completedDate !== undefined || completed === false;
  return ask(endedInProgram(matter) && isTold ? programOver : caseOver, matter);
});
