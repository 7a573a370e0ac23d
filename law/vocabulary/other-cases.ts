import type { Dated } from '../case-file.ts';
import { anyAmong, type FactCondition, type Matter } from '../condition.ts';
import { spanOf } from '../day.ts';
import type { Saying } from '../saying.ts';
import { allOf, always, type Fact, isNot, isSo, judgement, never, unknown } from '../when.ts';
import { elsewhere } from './elsewhere.ts';
import { before, endOfSentence, notAfter } from './order.ts';
import { type Such, those } from './whole-record.ts';

/** Some charge of another case is such. Counts of the same case are neither earlier nor later. */
function inAnotherCase(which: FactCondition, is: (each: Such, matter: Matter) => Fact): FactCondition {
  const such = those(which);
  return (matter) =>
    anyAmong(such(matter), (each) =>
      each.other.charge.caseKey === matter.charge.caseKey ? never : is(each, matter),
    );
}

const decided = ({ charge }: Matter): Dated => charge.dateOf('disposition');

/** Another case ended so before this one did. */
export function endedEarlier(which: FactCondition): FactCondition {
  return inAnotherCase(which, ({ other, is }, matter) =>
    allOf([is, before(decided(other), decided(matter))]),
  );
}

/**
 * Another case ended so between the sentence and its end, for something done after the sentence. Of an older crime that
 * only came to court later a person must judge.
 */
export function endedDuringSentence(which: FactCondition, ofOlderCrime: Saying): FactCondition {
  return inAnotherCase(which, ({ other, is }, matter) => {
    const within = [before(decided(matter), decided(other)), notAfter(decided(other), endOfSentence(matter))];
    return within.some(isNot)
      ? never
      : allOf([is, ...within, committedAfter(other, decided(matter), ofOlderCrime)]);
  });
}

function committedAfter({ charge }: Matter, start: Dated, ofOlderCrime: Saying): Fact {
  const earlier = before(charge.dateOf('offense'), start);
  if (isNot(earlier)) return always;
  return isSo(earlier) ? judgement(ofOlderCrime) : unknown(...earlier.missing);
}

/** A felony of another state or a federal court before this case ended. Of several we know only the day of the last. */
export function felonyElsewhereEarlier(inDoubt: Saying): FactCondition {
  return (matter) => {
    const { felonies, misdemeanors, lastDate } = matter.file.answers.elsewhere ?? {};
    if (felonies === 0) return never;
    if (felonies === undefined) return unknown('elsewhere.felonies');
    if (lastDate === undefined) return unknown('elsewhere.lastDate');
    const earlier = before({ span: spanOf(lastDate), missing: [] }, decided(matter));
    if (isSo(earlier)) return earlier;
    if (felonies === 1 && misdemeanors === 0 && isNot(earlier)) return never;
    return { ...judgement(inDoubt), missing: decided(matter).missing };
  };
}

/** A conviction of another state or a federal court between the sentence and its end. */
export function convictedElsewhereDuringSentence(inDoubt: Saying): FactCondition {
  return (matter) => {
    const { number, untold, last: span } = elsewhere(matter);
    if (number === 0) return untold.length === 0 ? never : unknown(...untold);
    if (!span) return unknown('elsewhere.lastDate');
    const last = { span, missing: [] };
    const [start, end] = [decided(matter), endOfSentence(matter)];
    const single = untold.length === 0 && number === 1;
    if (isSo(notAfter(last, start)) || (single && isNot(notAfter(last, end)))) return never;
    return { ...judgement(inDoubt), missing: [...start.missing, ...end.missing] };
  };
}
