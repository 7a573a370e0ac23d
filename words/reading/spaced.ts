/** A piece of a line, and where on the page it stands. */
type Piece = { readonly text: string; readonly x: number; readonly width: number; readonly height: number };

/**
 * The pieces of a line, from left to right, as one text; what stands in columns keeps its distance. Where each piece is a
 * whole word, none touches the next, however close it stands.
 */
export function spaced(line: readonly Piece[], { areWords = false } = {}): string {
  let text = '';
  let end: number | undefined;
  for (const piece of line) {
    const gap = end === undefined ? 0 : piece.x - end;
    // A space is about a quarter of the height of its line; a column is further away.
    if (end !== undefined)
      text += gap > piece.height * 1.5 ? '    ' : areWords || gap > piece.height * 0.12 ? ' ' : '';
    text += piece.text;
    end = piece.x + piece.width;
  }
  return text.replaceAll(/\s{1,40}$/g, '');
}
