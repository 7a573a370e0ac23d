import { all, ask, type Condition, type Matter } from '../../engine/condition.ts';
import { allOf, always, isNot, isSo, judgement, never } from '../../engine/when.ts';
import { noneElsewhere } from '../../vocabulary/elsewhere.ts';
import { ended } from '../../vocabulary/facts.ts';
import { those } from '../../vocabulary/whole-record.ts';
import { crime, felony } from './offenses.ts';
import { said } from './said.ts';

/** MCL 780.621(1)(d). A case that was deferred and dismissed counts as a misdemeanor conviction here. */
export const noOtherThanMinorOffenses: Condition = (matter) => {
  const others = counted(matter).filter(({ other }) => other !== matter);
  const sure = others.filter(({ is }) => isSo(is));
  if (sure.length > 2 || sure.some(({ other }) => isTooGrave(other))) return never;
  const perhaps = others.filter(({ is }) => !isNot(is));
  const missing = perhaps.flatMap(({ is }) => is.missing);
  return allOf([
    perhaps.length > 0 ? { ...judgement(said.minorOffense), missing } : always,
    nothingElsewhere(matter),
  ]);
};

const nothingElsewhere = noneElsewhere(judgement(said.minorOffense));
const counted = those(all(ended('convicted', 'deferred'), crime));

function isTooGrave(other: Matter): boolean {
  const { ageAtOffense, maxMonths } = other.charge;
  const grave = isSo(ask(felony, other)) && other.charge.disposition === 'convicted';
  return grave || (ageAtOffense ?? 0) > 21 || (maxMonths ?? 0) > 3;
}
