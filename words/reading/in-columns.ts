const apart = 4;

/** Lines whose cells are kept apart by tabs, with the cells of neighbours under each other, as on the page. */
export function inColumns(lines: readonly string[]): readonly string[] {
  const rows = lines.map((line) => line.split('\t').map((cell) => cell.trim()));
  const placed: string[] = [];
  let table: (readonly string[])[] = [];
  for (const row of rows) {
    if (row.length > 1) {
      table.push(row);
      continue;
    }
    placed.push(...under(table), ...row);
    table = [];
  }
  return [...placed, ...under(table)];
}

function under(table: readonly (readonly string[])[]): readonly string[] {
  const widths: number[] = [];
  // What stands last in its row needs no room beside it.
  for (const row of table)
    for (const [column, { length }] of row.slice(0, -1).entries())
      widths[column] = Math.max(widths[column] ?? 0, length + apart);
  return table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('')
      .trimEnd(),
  );
}
