import { getDocumentProxy } from 'unpdf';
import { spacedLines } from './spaced.ts';
import { PicturesOnly, UnreadablePaper } from './unreadable-paper.ts';

/** A piece of text, and where on the page it stands. */
type Piece = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** The text of a PDF, line by line as it stands on the page; what stands in columns keeps its distance. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const pages: string[] = [];
  for (const pieces of await pagesOf(bytes)) pages.push(linesOf(pieces).join('\n'));
  const text = pages.join('\n\n').trim();
  if (text === '')
    throw new PicturesOnly('This PDF holds pictures only. Take the text from a clear photo, or type it.');
  return text;
}

/** Damaged papers are told to the person, and not to a console. */
const errorsOnly = 0;

async function pagesOf(bytes: Uint8Array): Promise<readonly (readonly Piece[])[]> {
  try {
    const document = await getDocumentProxy(bytes, { verbosity: errorsOnly });
    const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
    return await Promise.all(
      numbers.map(async (number) => {
        const { items } = await (await document.getPage(number)).getTextContent();
        return items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [pieceOf(item)] : []));
      }),
    );
  } catch {
    throw new UnreadablePaper('This PDF cannot be opened. It may be damaged, or locked by a password.');
  }
}

function pieceOf(item: { str: string; transform: readonly number[]; width: number; height: number }): Piece {
  const [, , , , x = 0, y = 0] = item.transform;
  return { text: item.str, x, y, width: item.width, height: item.height || 10 };
}

/** What stands at one height is a line, from left to right. */
function linesOf(pieces: readonly Piece[]): readonly string[] {
  const lines: Piece[][] = [];
  for (const piece of [...pieces].sort((one, other) => other.y - one.y)) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && first.y - piece.y < Math.min(first.height, piece.height) / 2) line.push(piece);
    else lines.push([piece]);
  }
  return spacedLines(lines.map((line) => line.sort((one, other) => one.x - other.x)));
}
