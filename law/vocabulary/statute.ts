import type { FactCondition } from '../condition.ts';
import { ask } from '../condition.ts';
import { assuming, fact, unknown } from '../when.ts';

/**
 * Whether a section as a person writes it, with or without the name of the code, is one of these or lies within it:
 * `3921` stands in `18 Pa.C.S. § 3921(a)`, not in `13921`, `39215`, `3921a` or `3921.1`.
 */
export function isUnder(statute: string, sections: readonly string[]): boolean {
  return sections.some((section) => patternOf(section).test(statute));
}

const patterns = new Map<string, RegExp>();

function patternOf(section: string): RegExp {
  const known = patterns.get(section);
  if (known) return known;
  const literal = section.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  // No look-behind: phones from before 2023 do not know it.
  const pattern = new RegExp(`(^|[^0-9.-])${literal}(?![0-9a-z]|[.-][0-9a-z])`, 'i');
  patterns.set(section, pattern);
  return pattern;
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
    return assumption === undefined ? reading : assuming(assumption, reading, charge.path('statute'));
  };
}
