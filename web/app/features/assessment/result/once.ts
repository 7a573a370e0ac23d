/** Worked out by the first part of the screen that asks for it, not before the answer is drawn. */
export function once<Found>(find: () => Found): () => Found {
  let found: { it: Found } | undefined;
  return () => {
    found ??= { it: find() };
    return found.it;
  };
}
