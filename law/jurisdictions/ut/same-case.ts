import { ask, type Condition, type FactCondition, type Matter, when } from '../../engine/condition.ts';
import { allOf, anyOf } from '../../engine/when.ts';
import { anything } from '../../vocabulary/facts.ts';
import { companions, ofWholeRecord, sameCase } from '../../vocabulary/whole-record.ts';

type Those = (matter: Matter) => readonly Matter[];

/** It must hold of each of those charges that is of a kind. */
function ofEach(those: Those): (which: FactCondition, holds: Condition) => Condition {
  return (which, holds) => {
    const rule = when(which, holds, anything);
    return (matter) => allOf(those(matter).map((each) => ask(rule, each)));
  };
}

function ofAny(those: Those): (which: FactCondition) => FactCondition {
  return (which) => (matter) => anyOf(those(matter).map((each) => ask(which, each)));
}

const everyCharge: Those = ({ record }) => record;

/** Of every charge of this kind in the case, this one included. */
export const throughoutCase = ofEach(sameCase);
/** Of the other charges of the case. */
export const besides = ofEach(companions);
export const anyCompanion = ofAny(companions);

const throughout = ofEach(everyCharge);
/** Of every charge of this kind in the whole record. */
export const throughoutRecord = (which: FactCondition, holds: Condition): Condition =>
  ofWholeRecord(throughout(which, holds));

const some = ofAny(everyCharge);
export const anyInRecord = (which: FactCondition): FactCondition => ofWholeRecord(some(which));
