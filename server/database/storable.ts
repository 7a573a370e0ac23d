/**
 * Refuses what the two engines would store differently, or not at all: `node:sqlite` takes a `Date` for a set of
 * named parameters and stores NULL, `pg` writes it in the server's local time; a boolean becomes 1 in the one and
 * 't' in the other; a NUL character passes in SQLite and fails in PostgreSQL.
 */
export function storable(parameters: readonly unknown[]): (string | number | null)[] {
  return parameters.map((value, index) => {
    if (isStorable(value)) return value;
    throw new TypeError(
      `Parameter ${index + 1} is ${described(value)}. Columns hold text, whole numbers, and 0 or 1: ` +
        'write a time as ISO text, yes or no as 1 or 0, nothing as null.',
    );
  });
}

function isStorable(value: unknown): value is string | number | null {
  if (typeof value === 'string') return !value.includes('\0');
  return value === null || Number.isSafeInteger(value);
}

/** The kind only: the value may be somebody's. */
function described(value: unknown): string {
  if (typeof value === 'string') return 'text with a NUL character';
  if (typeof value === 'number') return 'not a safe whole number';
  if (typeof value === 'object' && value !== null) return `a ${value.constructor?.name ?? 'bare'} object`;
  return `of the type ${typeof value}`;
}
