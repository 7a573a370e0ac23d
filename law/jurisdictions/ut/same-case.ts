import { ask, type Condition, type FactCondition, type Matter } from '../../condition.ts';
import { allOf, anyOf, type Fact, type When } from '../../when.ts';

/** The charges of the same case, this one apart. */
export function companions({ record, charge }: Matter): readonly Matter[] {
  return record.filter((other) => other.charge !== charge && other.charge.caseKey === charge.caseKey);
}

export function anyCompanion(which: FactCondition): FactCondition {
  return (matter) => anyOf(companions(matter).map((other) => ask(which, other)));
}

/** What must hold of one charge if it is of a kind. */
export function ifSo(is: Fact, held: When): When {
  if (is.earliest === Number.POSITIVE_INFINITY) return { ...is, earliest: -Infinity, latest: -Infinity };
  if (is.latest === Number.NEGATIVE_INFINITY) return { ...held, assumed: [...held.assumed, ...is.assumed] };
  // It may not be of that kind at all.
  return {
    ...held,
    earliest: Number.NEGATIVE_INFINITY,
    missing: held.latest === Number.NEGATIVE_INFINITY ? [] : [...is.missing, ...held.missing],
    questions: [...is.questions, ...held.questions],
  };
}

/** Of every charge of this kind in the case, this one included. */
export function throughoutCase(which: FactCondition, holds: Condition): Condition {
  return (matter) =>
    allOf([matter, ...companions(matter)].map((each) => ifSo(ask(which, each), ask(holds, each))));
}

/** Of every charge of this kind in the whole record. */
export function throughoutRecord(which: FactCondition, holds: Condition): Condition {
  return ({ record }) => allOf(record.map((each) => ifSo(ask(which, each), ask(holds, each))));
}
