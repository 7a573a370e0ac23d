/** How many letters must be added, dropped or changed to get from one word to the beginning of another. */
export function slipsBetween(typed: string, name: string): number {
  let row = Array.from({ length: name.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...typed].entries()) {
    const above = row;
    row = [line + 1];
    for (let column = 1; column <= name.length; column += 1) {
      const kept = (above[column - 1] ?? 0) + (name[column - 1] === letter ? 0 : 1);
      row.push(Math.min(kept, (above[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1));
    }
  }
  return Math.min(...row);
}
