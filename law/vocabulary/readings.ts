import { ask, type FactCondition, type Matter } from '../condition.ts';
import type { OffenseKind } from '../record.ts';
import type { Saying } from '../saying.ts';
import { assuming, type Fact, fact, isNot, never, unknown } from '../when.ts';
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
export function readAs(reading: Fact, text: Saying): FactCondition {
  return ({ charge }) => assuming(text, reading, charge.path('statute'));
}

/** Nobody can say without the section. */
export const onlySectionTells: FactCondition = ({ charge }) => unknown(charge.path('statute'));

type Reading = {
  /** The charges among which such sections are found at all. */
  among: FactCondition;
  /** How a charge is read whose section we were not told: as the typical one, or not at all. */
  untold: 'excluded' | 'not excluded' | 'ask';
  /** The reading, in words the person can correct. */
  assumption?: Saying;
};

/** The charge was brought under one of these sections. */
export function underSection(
  sections: readonly string[],
  { among, untold, assumption }: Reading,
): FactCondition {
  const typical = fact(untold === 'excluded');
  const read =
    untold === 'ask'
      ? onlySectionTells
      : assumption === undefined
        ? () => typical
        : readAs(typical, assumption);
  return bySection(sections, (matter) => {
    const possible = ask(among, matter);
    if (isNot(possible)) return possible;
    if (possible.latest === Number.POSITIVE_INFINITY) return unknown(...possible.missing);
    return read(matter);
  });
}
