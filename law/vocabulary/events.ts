import { ask, type FactCondition, type Matter } from '../engine/condition.ts';
import { type Fact, isNot, isSo } from '../engine/when.ts';
import type { Counting } from './convictions.ts';
import { inRecord, mostOf } from './whole-record.ts';

/** Whether two charges belong to one event, among all that are counted. */
export type Together = (one: Matter, other: Matter, counted: readonly Matter[]) => Fact;

/** Counts the charges that are such, once where they hang together: at least as few as the open questions allow. */
export function eventsOf(which: FactCondition, together: Together): Counting {
  return inRecord((record) => {
    const such = record.map((matter) => ({ matter, is: ask(which, matter) })).filter(({ is }) => !isNot(is));
    const counted = such.map(({ matter }) => matter);
    const sure = such.filter(({ is }) => isSo(is)).map(({ matter }) => matter);
    const pairs = counted.flatMap((one, index) =>
      counted.slice(index + 1).map((other) => together(one, other, counted)),
    );
    return {
      least: groups(sure, (one, other) => !isNot(together(one, other, counted))),
      most: mostOf(
        counted,
        groups(counted, (one, other) => isSo(together(one, other, counted))),
      ),
      facts: [...such.map(({ is }) => is), ...pairs],
    };
  });
}

function groups(members: readonly Matter[], linked: (one: Matter, other: Matter) => boolean): number {
  const left = new Set(members);
  let count = 0;
  for (const member of members) {
    if (!left.delete(member)) continue;
    count += 1;
    const reached = [member];
    for (let next = reached.pop(); next; next = reached.pop()) {
      for (const other of left) if (linked(next, other) && left.delete(other)) reached.push(other);
    }
  }
  return count;
}
