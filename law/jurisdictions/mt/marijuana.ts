import { all, type FactCondition, not, when } from '../../engine/condition.ts';
import { about, chargeFact, chargeFactAsked, felony } from '../../vocabulary/facts.ts';
import { said } from './said.ts';

export const marijuana = about('marijuana');

/** Selling is still a crime. What was a felony for its amount has to be looked at. */
export const smallEnough: FactCondition = all(
  not(about('drug_sale')),
  not(when(felony, chargeFactAsked('moreThanLegal'), chargeFact('moreThanLegal', false, said.smallAmount))),
);
