import { ask, type Condition, type FactCondition, type Matter, when } from '../engine/condition.ts';
import {
  allOf,
  always,
  assuming,
  blocked,
  blockedPerhaps,
  fact,
  isSo,
  never,
  unknown,
  type When,
} from '../engine/when.ts';
import { requirement } from '../place/relief.ts';
import { besideGuilt } from './beside.ts';
import { ended } from './facts.ts';
import * as phrase from './phrases.ts';
import { past, sentenceOver } from './waiting.ts';
import { sameCase } from './whole-record.ts';

const decided = past('disposition');

/**
 * Dropped because the person pleaded guilty to another charge: taken for "no" until they say otherwise. Beside a plea or
 * a finding of guilt in the same case it may well be so, and they are asked.
 */
export const droppedInDeal: FactCondition = (matter) => {
  const { disposition, dismissal, path } = matter.charge;
  if (dismissal !== undefined) return fact(dismissal === 'plea_to_other');
  if (disposition !== 'dismissed') return never;
  return besideGuilt(matter)
    ? unknown(path('dismissal'))
    : assuming(phrase.presumed.notInDeal, never, path('dismissal'));
};

/** How an open charge will end nobody can say, but that it must end first is sure. */
function untilDecided({ charge: { disposition, doubt, path } }: Matter): When | undefined {
  if (disposition === undefined && doubt) return undefined;
  if (disposition === undefined) return blockedPerhaps(phrase.fix.waitForOutcome, path('disposition'));
  return disposition === 'pending' ? blocked(phrase.fix.waitForOutcome) : undefined;
}

/** The charge is decided: from the day on which it was, where that was told. */
export const caseOver = requirement(
  'case-over',
  phrase.over.disposition,
  (matter): When => {
    const isDated = matter.charge.dispositionDate !== undefined;
    return untilDecided(matter) ?? (isDated ? ask(decided, matter) : always);
  },
  phrase.unmet.caseOpen,
);

/** The charge is not open any more, on whichever day it was decided: for laws that count days from something else. */
export const noLongerOpen = requirement(
  'case-over',
  phrase.over.disposition,
  (matter): When => untilDecided(matter) ?? always,
  phrase.unmet.caseOpen,
);

/** Every charge of the case is decided: it is over when its last charge is. */
export const wholeCaseOver = requirement(
  'case-over',
  phrase.wholeCaseOver,
  (matter) => allOf(sameCase(matter).map((each) => ask(caseOver, each))),
  phrase.unmet.caseOpen,
);

/** Of a charge that ended in a program: diverted and deferred mean that it is over, unless the person says otherwise. */
export const programOver = requirement(
  'program-finished',
  phrase.programOver,
  (matter): When => {
    const { completed, completedDate } = matter.charge;
    if (completedDate !== undefined) return ask(sentenceOver, matter);
    return completed === false ? blocked(phrase.fix.finishProgram) : always;
  },
  phrase.unmet.programRuns,
);

const program = ended('diverted', 'deferred');

/** In a program, where that is known, or presumed to be known. */
const endedInProgram = (matter: Matter) => isSo(ask(program, matter));

/** Where nobody knows whether there was one: as if there were, or as if there were none. */
function ifInProgram(inProgram: Condition, otherwise: Condition): Condition {
  const either = when(program, inProgram, otherwise);
  return (matter) => {
    if (matter.charge.doubt) return ask(either, matter);
    return ask(endedInProgram(matter) ? inProgram : otherwise, matter);
  };
}

/** Of any charge: whoever was in no program has none to finish. */
export const programFinished = requirement(
  'program-finished',
  phrase.programFinished,
  ifInProgram(programOver, () => always),
);

/** The charge is decided, and a program that went with it is over: its end, where told, is the later day. */
export const caseAndProgramOver = requirement(
  'case-over',
  phrase.caseAndProgramOver,
  ifInProgram((matter) => {
    const { completed, completedDate } = matter.charge;
    const isTold = completedDate !== undefined || completed === false;
    return ask(isTold ? programOver : caseOver, matter);
  }, caseOver),
);
