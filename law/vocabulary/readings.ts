import { ask, type FactCondition } from '../engine/condition.ts';
import { assuming, type Fact, isNot, isSo, never, unknown } from '../engine/when.ts';
import type { Saying } from '../place/saying.ts';
import type { OffenseKind } from '../record/record.ts';

/** From what the charge was about: the first reading that names one of its kinds decides, and without one it is not so. */
export function byKind(...readings: readonly (readonly [FactCondition, ...OffenseKind[]])[]): FactCondition {
  return (matter) => {
    const { offense, path } = matter.charge;
    if (offense === undefined) return unknown(path('offense'));
    const reading = readings.find(([, ...kinds]) => kinds.some((kind) => offense.includes(kind)));
    return reading ? reading[0](matter) : never;
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
