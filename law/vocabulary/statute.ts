import type { FactCondition } from '../condition.ts';
import { ask } from '../condition.ts';
import { assuming, fact, unknown } from '../when.ts';

/** Whether a section as a person writes it, with or without the name of the code, is one of these or lies within it. */
export function isUnder(statute: string, sections: readonly string[]): boolean {
  const written = statute.toLowerCase().replaceAll(/\s+/g, '');
  return sections.some((section) => {
    const wanted = section.toLowerCase().replaceAll(/\s+/g, '');
    let at = written.indexOf(wanted);
    while (at >= 0) {
      const before = written[at - 1];
      const behind = written[at + wanted.length];
      if (!isPartOfNumber(before) && !isPartOfNumber(behind)) return true;
      at = written.indexOf(wanted, at + 1);
    }
    return false;
  });
}

/** `3921` stands in `§3921(a)`, not in `13921`, `39215` or `3921.1`. */
function isPartOfNumber(character: string | undefined): boolean {
  return character !== undefined && /[0-9a-z.-]/.test(character);
}

export type Sections = {
  /** The charges among which such sections are found at all. */
  among: FactCondition;
  /** How a charge is read whose section we were not told: as the typical one, or not at all. */
  untold: 'excluded' | 'not excluded' | 'ask';
  /** The reading, in words the person can correct. */
  assumption?: string;
};

/** The charge was brought under one of these sections. */
export function underSection(
  sections: readonly string[],
  { among, untold, assumption }: Sections,
): FactCondition {
  return (matter) => {
    const { charge } = matter;
    if (charge.statute !== undefined) return fact(isUnder(charge.statute, sections));
    const possible = ask(among, matter);
    if (possible.earliest === Number.POSITIVE_INFINITY) return possible;
    if (possible.latest === Number.POSITIVE_INFINITY) return unknown(...possible.missing);
    if (untold === 'ask') return unknown(charge.path('statute'));
    const reading = fact(untold === 'excluded');
    return assumption === undefined ? reading : assuming(assumption, reading);
  };
}
