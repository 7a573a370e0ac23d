import { ask, type FactCondition } from '../engine/condition.ts';
import { assuming, type Fact, isNot, isSo, never, unknown } from '../engine/when.ts';
import type { Saying } from '../place/saying.ts';
import type { OffenseKind } from '../record/record.ts';
import { speaksAgainst } from './facts.ts';
import { presumed } from './phrases.ts';

/** From what the charge was about: the first reading that names one of its kinds decides, and without one it is not so. */
export function byKind(...readings: readonly (readonly [FactCondition, ...OffenseKind[]])[]): FactCondition {
  const known = readings.map(([reading, ...kinds]) => ({ reading, kinds }));
  return (matter) => {
    const { offense, path } = matter.charge;
    if (offense === undefined) return unknown(path('offense'));
    const first = known.find(({ kinds }) => kinds.some((kind) => offense.includes(kind)));
    return first ? first.reading(matter) : never;
  };
}

/** Read as the usual charge of its kind, in words the person can correct by telling the section. */
export function readAs(reading: Fact, text: Saying): FactCondition {
  return ({ charge }) => assuming(text, reading, charge.path('statute'));
}

/** Nobody can say without the section. */
export const onlySectionTells: FactCondition = ({ charge }) => unknown(charge.path('statute'));

/** Read only of charges that may be such at all: of the others it is not so, and what they were about is asked first. */
export function among(possible: FactCondition, reading: FactCondition): FactCondition {
  return (matter) => {
    const may = ask(possible, matter);
    if (isNot(may)) return may;
    return isSo(may) ? ask(reading, matter) : unknown(...may.missing);
  };
}

/** What people are seldom asked. Where it is not told, a law goes by what the charge was about. */
const seldomTold = {
  registrable: { whereSo: presumed.registrable, otherwise: presumed.notRegistrable, values: [true, false] },
  weaponUsed: { whereSo: presumed.noWeapon, otherwise: presumed.noWeapon, values: [true] },
  injury: { whereSo: presumed.nobodyHurt, otherwise: presumed.nobodyHurt, values: ['serious'] },
} as const;

/**
 * A reading that looks at something people are seldom asked. Where nobody told it, and another answer to it would have
 * the reading say something else, that is taken for granted, and said.
 */
export function whereNotTold(
  fields: readonly (keyof typeof seldomTold)[],
  reading: FactCondition,
): FactCondition {
  return (matter) => {
    const answer = reading(matter);
    if (!isSo(answer) && !isNot(answer)) return answer;
    return fields.reduce((taken, field) => {
      const { charge } = matter;
      const path = charge.path(field);
      const { whereSo, otherwise, values } = seldomTold[field];
      const isSaid = charge[field] !== undefined || answer.assumed.some((each) => each.field === path);
      if (isSaid || !values.some((value) => differs(answer, reading(matter.retold({ [field]: value })))))
        return taken;
      if (!isSo(answer) && speaksAgainst[field](matter)) return unknown(path);
      return assuming(isSo(answer) ? whereSo : otherwise, taken, path);
    }, answer);
  };
}

function differs(one: Fact, other: Fact): boolean {
  return one.earliest !== other.earliest || one.latest !== other.latest;
}
