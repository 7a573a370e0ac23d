/** A piece of a line, and where on the page it stands. */
export type Piece = {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly height: number;
};

type Spacing = {
  /** Each piece is a whole word: none touches the next, however close it stands. */
  readonly areWords?: boolean;
};

/** The lines of a page, each of pieces from left to right, as texts; what stands in a table stands under its heading. */
export function spacedLines(lines: readonly (readonly Piece[])[], spacing: Spacing = {}): readonly string[] {
  const grid = gridOf(lines.flat());
  let isTable = false;
  return lines.map((line) => {
    const columns = line.filter((piece, index) => isApart(line[index - 1], piece, spacing)).length + 1;
    // A row of a table may have boxes that nobody filled.
    isTable = columns > 2 || (isTable && (columns > 1 || (line[0]?.x ?? 0) > grid.left + 4 * grid.unit));
    return spaced(line, spacing, isTable ? grid : undefined);
  });
}

/** Where a page begins, and how far a letter of it reaches. */
type Grid = { readonly left: number; readonly unit: number };

function gridOf(pieces: readonly Piece[]): Grid {
  const widths = pieces
    .filter(({ text }) => text.length > 3)
    .map(({ text, width }) => width / text.length)
    .sort((one, other) => one - other);
  // Small letters are narrow: a line of them must still fit before its next column.
  return { left: Math.min(...pieces.map(({ x }) => x)), unit: widths[Math.floor(widths.length / 5)] || 1 };
}

function spaced(line: readonly Piece[], spacing: Spacing, grid: Grid | undefined): string {
  const placed = (text: string, { x }: Piece, least: number) =>
    text.padEnd(Math.max(text.length + least, grid ? Math.round((x - grid.left) / grid.unit) : 0));
  let text = '';
  for (const [index, piece] of line.entries()) {
    const before = line[index - 1];
    if (!before) text = placed(text, piece, 0);
    else if (isApart(before, piece, spacing)) text = placed(text, piece, 4);
    else if (spacing.areWords || piece.x - endOf(before) > piece.height * 0.12) text += ' ';
    text += piece.text;
  }
  return text.trimEnd();
}

/** A space is about a quarter of the height of its line; a column is further away. */
function isApart(before: Piece | undefined, piece: Piece, { areWords = false }: Spacing): boolean {
  return before !== undefined && piece.x - endOf(before) > piece.height * (areWords ? 1.5 : 0.9);
}

function endOf({ x, width }: Piece): number {
  return x + width;
}
