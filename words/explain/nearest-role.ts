import type { At } from './explanation.ts';

/** The words that tell what something beside them is. */
export type RoleWords<Role extends string> = readonly (readonly [Role, RegExp])[];

type Reach = {
  /** How far back it is looked, in characters; never beyond the end of the sentence before. */
  readonly before: number;
  readonly after: number;
};

/** What the nearest telling word says: the one before it in its sentence or its row, else the one that follows. */
export function nearestRole<Role extends string>(
  text: string,
  at: At,
  words: RoleWords<Role>,
  reach: Reach = { before: 140, after: 60 },
): Role | undefined {
  return lastIn(leadingTo(text, at, reach.before), words) ?? firstIn(following(text, at, reach.after), words);
}

/** What stands before it: its line, and the sentence that began above; of a line that is all its own, the line above. */
export function leadingTo(text: string, [from]: At, most: number): string {
  const before = text.slice(Math.max(0, from - most), from);
  const paragraph = before.slice(before.lastIndexOf('\n\n') + 1);
  const sentences = paragraph.split(/[.;]\s+(?=[A-Z])/);
  return sentences.at(-1) ?? '';
}

function following(text: string, [, upTo]: At, most: number): string {
  const after = text.slice(upTo, upTo + most);
  return after.split(/\n|[.;]\s|,\s/)[0] ?? '';
}

function lastIn<Role extends string>(before: string, words: RoleWords<Role>): Role | undefined {
  let best: { role: Role; end: number } | undefined;
  for (const [role, pattern] of words)
    for (const match of before.matchAll(pattern)) {
      const end = match.index + match[0].length;
      if (!best || end > best.end) best = { role, end };
    }
  return best?.role;
}

function firstIn<Role extends string>(after: string, words: RoleWords<Role>): Role | undefined {
  let best: { role: Role; start: number } | undefined;
  for (const [role, pattern] of words)
    for (const { index } of after.matchAll(pattern))
      if (!best || index < best.start) best = { role, start: index };
  return best?.role;
}
