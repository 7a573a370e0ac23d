import { all, type FactCondition, not, when } from '../../engine/condition.ts';
import { about, anything, chargeFact, chargeFactAsked, felony } from '../../vocabulary/facts.ts';
import { under } from './code.ts';
import { said } from './said.ts';

/** A section outside the laws on drugs is about no marijuana, whatever else was told. */
export const marijuana: FactCondition = all(under('45-9-* 45-10-* 16-12-*', anything), about('marijuana'));

/** Selling is still a crime. What was a felony for its amount has to be looked at. */
export const smallEnough: FactCondition = all(
  not(about('drug_sale')),
  not(when(felony, chargeFactAsked('moreThanLegal'), chargeFact('moreThanLegal', false, said.smallAmount))),
);
