import { all, any, ask, type FactCondition, not } from '../../engine/condition.ts';
import { anyOf } from '../../engine/when.ts';
import { youngerThan } from '../../vocabulary/age.ts';
import { chargeFact, ended, inAdultCourt } from '../../vocabulary/facts.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { forcible } from './forcible.ts';
import { said } from './said.ts';

/** Such a record is kept until 26, any other until 21. */
export const serious = chargeFact('seriousJuvenile', false, said.notSeriousOrHabitual);

function adultForcibleFelonyBefore(age: number): FactCondition {
  const charged = all(inAdultCourt, not(ended('no_charges')), forcible, youngerThan(age));
  return ofWholeRecord(({ record }) => anyOf(record.map((each) => ask(charged, each))));
}

/** An adult charge of a forcible felony, while the juvenile record still stood, keeps that record for good. */
export const keptWithAdultRecord: FactCondition = any(
  adultForcibleFelonyBefore(21),
  all(serious, adultForcibleFelonyBefore(26)),
);
