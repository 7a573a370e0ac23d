/** A part of a line: from this character up to that one. */
export type Span = { readonly from: number; readonly upTo: number };

/** The line with its parts left blank, so that what stands beside them keeps its place. */
export function without(text: string, parts: readonly Span[]): string {
  return parts.reduce(
    (left, { from, upTo }) => left.slice(0, from) + hole.repeat(upTo - from) + left.slice(upTo),
    text,
  );
}

/** A sign that no paper holds. */
export const hole = '\u0001';
