import type { FactCondition, Matter } from '../condition.ts';
import type { OffenseKind } from '../record.ts';
import { assuming, type Fact, fact, never, unknown } from '../when.ts';
import { isUnder } from './statute.ts';

/** By its section of law where one was told; otherwise as the charge is read from what it was about. */
export function bySection(
  sections: readonly string[] | ((statute: string, matter: Matter) => boolean),
  otherwise: FactCondition,
): FactCondition {
  return (matter) => {
    const { statute } = matter.charge;
    if (statute === undefined) return otherwise(matter);
    return fact(typeof sections === 'function' ? sections(statute, matter) : isUnder(statute, sections));
  };
}

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
export function readAs(reading: Fact, text: string): FactCondition {
  return ({ charge }) => assuming(text, reading, charge.path('statute'));
}

/** Nobody can say without the section. */
export const onlySectionTells: FactCondition = ({ charge }) => unknown(charge.path('statute'));
