import { type Piece, spacedLines } from './spaced.ts';

type Corners = { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };

/** What Tesseract tells of a page, as far as it is used here. */
export type Recognized = {
  readonly confidence: number;
  /** How far it was turned clockwise, about its middle, to have its lines level: nobody holds a phone quite straight. */
  readonly rotateRadians?: number | null;
  readonly blocks: readonly RecognizedBlock[] | null;
};

type RecognizedBlock = { readonly paragraphs: readonly { readonly lines: readonly RecognizedLine[] }[] };

type RecognizedLine = {
  readonly bbox: Corners;
  readonly words: readonly { readonly text: string; readonly bbox: Corners }[];
};

/** In dots of the picture that was read, from its upper left corner. */
export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** A line of a picture: its characters in the text, from and up to, and where it stands. */
export type PictureLine = { readonly at: readonly [number, number]; readonly box: Box };

export type PictureText = { readonly text: string; readonly lines: readonly PictureLine[] };

/** The text of a picture, a line a line, with an empty one after each paragraph. */
export function pictureText({ blocks }: Recognized): PictureText {
  const paragraphs = (blocks ?? []).flatMap((block) => block.paragraphs);
  const all = paragraphs.flatMap((paragraph) => paragraph.lines);
  const written = spacedLines(all.map(wordsOf), { areWords: true });
  const wordsIn = new Map(all.map((line, index) => [line, written[index] ?? '']));
  const lines: PictureLine[] = [];
  let text = '';
  for (const paragraph of paragraphs) {
    if (text !== '') text += '\n';
    for (const line of paragraph.lines) {
      const words = wordsIn.get(line) ?? '';
      if (words === '') continue;
      lines.push({ at: [text.length, text.length + words.length], box: boxOf(line.bbox) });
      text += `${words}\n`;
    }
  }
  return { text, lines };
}

/** Letters of one line differ in height, and a comma has hardly any: the line’s own counts. */
function wordsOf({ words, bbox }: RecognizedLine): readonly Piece[] {
  const { height } = boxOf(bbox);
  return words.map(({ text, bbox: word }) => ({
    text: withDots(text),
    x: word.x0,
    width: word.x1 - word.x0,
    height,
  }));
}

/** A row of dots that leads to a sum is soon taken for small letters, “....coeeevre.”: no word begins with two dots. */
function withDots(word: string): string {
  return word.replace(/^\.\.[^\d$]{0,200}/, '........');
}

function boxOf({ x0, y0, x1, y1 }: Corners): Box {
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}
