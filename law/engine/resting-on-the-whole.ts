import { wholeRecord } from '../record/answers.ts';
import type { InPieces } from '../record/in-pieces.ts';
import { presumed } from '../vocabulary/phrases.ts';
import { withUnlisted } from './case-file.ts';
import { ask, type Matter, mattersIn } from './condition.ts';
import type { Assessed, Judged } from './ranking.ts';
import { type Assumption, spanNotAfter, type When } from './when.ts';

const nothingElse: Assumption = { text: presumed.recordComplete, field: wholeRecord };

/**
 * Nobody told whether the charges are all there is, and it is taken that they are. An answer rests on that where it would
 * be another if there might be more. So each is asked again of a record that may hold any other case.
 */
export function* restingOnTheWhole(judged: readonly Judged[]): InPieces<readonly Judged[]> {
  const [first] = judged;
  if (!first) return judged;
  const shared = new Map<When, When>();
  const beyond = mattersIn(withUnlisted(first.matter.file), first.matter.answered);
  const resting: Judged[] = [];
  for (const [index, { matter, assessed }] of judged.entries()) {
    const wider = beyond[index] ?? matter;
    resting.push({ matter, assessed: assessed.map((each) => restingOne(each, wider, shared)) });
    yield;
  }
  return resting;
}

type Span = Pick<When, 'earliest' | 'latest'>;

function restingOne(assessed: Assessed, beyond: Matter, shared: Map<When, When>): Assessed {
  const { relief, version, opens, answered, when, covered } = assessed;
  if (!covered) return assessed;
  const covers = ask(relief.covers, beyond);
  let earliest = Math.max(covers.earliest, opens.earliest);
  let latest = Math.max(covers.latest, opens.latest);
  let resting: When[] | undefined;
  for (let index = 0; index < answered.length; index += 1) {
    const told = answered[index];
    const rule = version.rules[index];
    if (!told || !rule) continue;
    const wider = ask(rule.holds, beyond);
    if (wider.earliest > earliest) earliest = wider.earliest;
    if (wider.latest > latest) latest = wider.latest;
    if (alike(told, wider)) continue;
    resting ??= [...answered];
    resting[index] = sharedAmong(shared, told);
  }
  const whole = spanNotAfter(version.ends, { earliest, latest });
  if (!resting && alike(when, whole)) return assessed;
  return {
    ...assessed,
    answered: resting ?? answered,
    when: alike(when, whole) ? when : assumingNothingElse(when),
  };
}

function alike(one: Span, other: Span): boolean {
  return one.earliest === other.earliest && one.latest === other.latest;
}

function assumingNothingElse(when: When): When {
  return { ...when, assumed: [...when.assumed, nothingElse] };
}

/** What is so of the whole record is one and the same answer for each of its charges, and stays one and the same. */
function sharedAmong(shared: Map<When, When>, when: When): When {
  const before = shared.get(when);
  if (before) return before;
  const made = assumingNothingElse(when);
  shared.set(when, made);
  return made;
}
