import type { CaseFile } from '../engine/case-file.ts';
import { ask, type Condition, type FactCondition, type Matter } from '../engine/condition.ts';
import { always, type Fact, never } from '../engine/when.ts';
import { onSameDay } from './order.ts';

/** A condition about the whole record is the same for each of its charges: worked out once, not once a charge. */
export function ofWholeRecord(condition: FactCondition): FactCondition;
export function ofWholeRecord(condition: Condition): Condition;
export function ofWholeRecord(condition: Condition): Condition {
  return (matter) => ask(condition, matter.record[0] ?? matter);
}

/** What is looked up in the whole record, found once for all of its charges: otherwise each would walk past all others. */
export function inRecord<Found>(
  find: (record: readonly Matter[], file: CaseFile) => Found,
): (matter: Matter) => Found {
  return ({ file, record }) => {
    const { found } = file;
    if (!found.has(find)) found.set(find, find(record, file));
    // What was kept under a way to find is what that same way found.
    return found.get(find) as Found;
  };
}

export type Such = { readonly other: Matter; readonly is: Fact };

/** The charges of the record that are such, or may be; all that plainly are not are left out. */
export function those(which: FactCondition): (matter: Matter) => readonly Such[] {
  return inRecord((record) =>
    record.map((other) => ({ other, is: ask(which, other) })).filter(({ is }) => is !== never),
  );
}

/** How many there are at most: of cases that are not in the list there may be any number. */
export function mostOf(such: readonly Matter[], counted = such.length): number {
  return such.some(({ charge }) => !charge.isListed) ? Number.POSITIVE_INFINITY : counted;
}

const byCase = inRecord((record) => {
  const cases = new Map<string, Matter[]>();
  for (const matter of record) {
    const { caseKey } = matter.charge;
    const sharers = cases.get(caseKey);
    if (sharers) sharers.push(matter);
    else cases.set(caseKey, [matter]);
  }
  return cases;
});

/** Every charge of the same case, this one included. */
export function sameCase(matter: Matter): readonly Matter[] {
  return byCase(matter).get(matter.charge.caseKey) ?? [];
}

/** The other charges of the same case. */
export function companions(matter: Matter): readonly Matter[] {
  return sameCase(matter).filter((other) => other !== matter);
}

/** Every other charge of the record. */
export function others(matter: Matter): readonly Matter[] {
  return matter.record.filter((other) => other !== matter);
}

/** Whether two charges count as one. */
export type Sameness = (one: Matter, other: Matter) => Fact;

/** Of one case, or decided on one day. */
export const ofOneCaseOrDay: Sameness = (one, other) =>
  one.charge.caseKey === other.charge.caseKey
    ? always
    : onSameDay(one.charge.dateOf('disposition'), other.charge.dateOf('disposition'));
