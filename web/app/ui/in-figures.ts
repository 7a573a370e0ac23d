/**
 * “12,345”, as `toLocaleString` writes it: its first call loads all of a language's rules, which takes an old phone a
 * tenth of a second.
 */
export function inFigures(whole: number): string {
  const thousands = Math.floor(whole / 1000);
  if (thousands === 0) return String(whole);
  return `${inFigures(thousands)},${String(whole % 1000).padStart(3, '0')}`;
}

/** “$1,250” or “$12.50”. */
export function inDollars(cents: number): string {
  const dollars = `$${inFigures(Math.floor(cents / 100))}`;
  return cents % 100 ? `${dollars}.${String(cents % 100).padStart(2, '0')}` : dollars;
}
