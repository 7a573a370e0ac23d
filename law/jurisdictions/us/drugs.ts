import { all, ask, type FactCondition, type Matter, not } from '../../engine/condition.ts';
import {
  allOf,
  always,
  assuming,
  type Fact,
  fact,
  judgement,
  never,
  opposite,
  unknown,
} from '../../engine/when.ts';
import { about, chargeFact, convicted } from '../../vocabulary/facts.ts';
import { before } from '../../vocabulary/order.ts';
import { others } from '../../vocabulary/whole-record.ts';
import { sections, under } from './code.ts';
import { said } from './said.ts';

/** Possession and no more: 21 U.S.C. § 844. */
export const simplePossession: FactCondition = (matter) =>
  allOf([ask(possession, matter), ask(noSale, matter), underSection844(matter)]);

const noSale = not(about('drug_sale'));

/** Marijuana with no word of a sale is read as possession. */
export const possession = about('drug_possession', 'marijuana');

const forPossession = sections('21: 844');
const forPlot = sections('21: 846');

function underSection844({ charge }: Matter): Fact {
  const { statute = '', level } = charge;
  const told = forPossession(charge);
  if (told) return always;
  if (forPlot(charge) || /c\.?\s?f\.?\s?r/i.test(statute)) return judgement(said.sectionReached);
  if (told === false) return never;
  if (level === undefined) return unknown(charge.path('level'));
  // A felony for drugs is as a rule possession in order to sell, 21 U.S.C. § 841.
  if (level === 'felony') return unknown(charge.path('statute'));
  return assuming(said.simplePossession, always, charge.path('statute'));
}

/**
 * The judge put the person on probation without entering a judgment. Federal courts defer a judgment in no other way;
 * and who was convicted, or had the charge dropped, was as a rule not on it.
 */
export const onSpecialProbation: FactCondition = (matter) => {
  const { charge } = matter;
  if (charge.facts?.specialProbation !== undefined) return fact(charge.facts.specialProbation === true);
  switch (charge.disposition) {
    case undefined:
      return unknown(charge.path('disposition'));
    case 'deferred':
      return assuming(said.firstOffenderProbation, always, charge.path('facts.specialProbation'));
    case 'convicted':
    case 'dismissed':
      // Who was asked how the case ended has told it already.
      return charge.doubt
        ? assuming(said.noFirstOffenderProbation, never, charge.path('facts.specialProbation'))
        : never;
    default:
      return never;
  }
};

const drugConviction = all(convicted, about('drug_possession', 'drug_sale', 'marijuana'));
const noSuchConviction = not(drugConviction);
const deferredPossession = all(onSpecialProbation, possession);

/** No conviction about drugs before this offense: in the record, and as we assume elsewhere. */
export const noDrugConvictionBefore: FactCondition = (matter) =>
  allOf([
    ...others(matter).map((other) => notBoth(ask(drugConviction, other), earlierThanOffense(other, matter))),
    noneElsewhere(matter),
  ]);

/** No conviction about drugs at any time. */
export const noDrugConviction: FactCondition = (matter) =>
  allOf([...others(matter).map((other) => ask(noSuchConviction, other)), noneElsewhere(matter)]);

/** The special probation is given once in a life. */
export const firstSpecialProbation: FactCondition = (matter) =>
  allOf(
    others(matter)
      .filter((other) => other.charge.caseKey !== matter.charge.caseKey)
      .map((other) => notBoth(ask(deferredPossession, other), decidedEarlier(other, matter))),
  );

/** The civil penalty of 21 U.S.C. § 844a. Nobody is taken to have had one who does not name the section. */
export const civilPenalty: FactCondition = under('21: 844a');

export const firstCivilPenalty: FactCondition = (matter) =>
  allOf([
    ...others(matter).map((other) => notBoth(civilPenalty(other), decidedEarlier(other, matter))),
    ask(noOtherPenalty, matter),
  ]);

const noOtherPenalty = chargeFact('firstPenalty', true, said.noPenaltyBefore);

/** Not both of the two. */
function notBoth(one: Fact, other: Fact): Fact {
  return opposite(allOf([one, other]));
}

function earlierThanOffense(other: Matter, matter: Matter): Fact {
  return before(other.charge.dateOf('disposition'), matter.charge.dateOf('offense'));
}

function decidedEarlier(other: Matter, matter: Matter): Fact {
  return before(other.charge.dateOf('disposition'), matter.charge.dateOf('disposition'));
}

function noneElsewhere({ file }: Matter): Fact {
  const { elsewhere } = file.answers;
  const none = elsewhere?.felonies === 0 && elsewhere.misdemeanors === 0;
  return none ? always : assuming(said.noDrugConvictionElsewhere, always);
}
