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
