import { ask, type FactCondition, type Matter } from '../../condition.ts';
import { birthday } from '../../vocabulary/age.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { allOf, always, anyOf, type Fact, judgement, never, unknown } from '../../when.ts';
import { forcible } from './forcible.ts';

/** An adult charge of a forcible felony, while the juvenile record still stood, keeps that record for good. */
export const keptWithAdultRecord: FactCondition = ofWholeRecord(({ record }) =>
  anyOf(record.map((each) => allOf([chargedAsAdult(each), ask(forcible, each), before21(each)]))),
);

function chargedAsAdult({ charge }: Matter): Fact {
  if (charge.court === 'juvenile' || charge.disposition === 'no_charges') return never;
  return charge.disposition === undefined ? unknown(charge.path('disposition')) : always;
}

function before21(matter: Matter): Fact {
  const turned = birthday(21, matter);
  const { span, missing } = matter.charge.dateOf('offense');
  if (!turned) return unknown('age', ...missing);
  if (span.last < turned.first) return always;
  if (span.first >= turned.last) return never;
  return missing.length > 0
    ? unknown(...missing)
    : judgement('Were you charged with the forcible felony before your youth record was expunged?');
}
