/** “IV” as 4. */
export function romanOf(numeral: string): string {
  return String(['I', 'II', 'III', 'IV', 'V'].indexOf(numeral.toUpperCase()) + 1);
}

const numbers = ['first', 'second', 'third', 'fourth', 'fifth'];

/** “third”, “3rd” as 3. */
export function numberOf(name: string): string {
  const index = numbers.indexOf(name.toLowerCase());
  return index < 0 ? name.toLowerCase().replace(/(?:st|nd|rd|th)$/, '') : String(index + 1);
}
