import { create, type Font } from 'fontkit';

export type Weight = 'regular' | 'bold';

/** A typeface as TrueType files. */
export type FontFiles = Readonly<Record<Weight, Uint8Array>>;

/** Knows which letters there are, and what to write for one that is not among them. */
export class Typeface {
  /** Letters that could not be written as they are. */
  readonly changed = new Set<string>();
  readonly #fonts: readonly Font[];
  readonly #written = new Map<string, string>();

  constructor({ regular, bold }: FontFiles) {
    this.#fonts = [opened(regular), opened(bold)];
  }

  /** The text in letters that the typeface has. */
  writable(text: string): string {
    let written = '';
    for (const letter of text.normalize('NFC')) written += this.#write(letter);
    return written;
  }

  #write(letter: string): string {
    const known = this.#written.get(letter);
    if (known !== undefined) return known;
    const written = [...waysToWrite(letter)].find((way) => this.#has(way)) ?? '?';
    if (written !== letter && !/\s/u.test(letter)) this.changed.add(letter);
    this.#written.set(letter, written);
    return written;
  }

  #has(text: string): boolean {
    return [...text].every((letter) =>
      this.#fonts.every((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
    );
  }
}

/** The letter itself, then with fewer and fewer accents. */
function* waysToWrite(letter: string): Generator<string> {
  yield /\s/u.test(letter) ? ' ' : letter;
  const parts = [...letter.normalize('NFD')];
  while (parts.length > 1) {
    parts.pop();
    yield parts.join('').normalize('NFC');
  }
}

function opened(file: Uint8Array): Font {
  // fontkit reads any bytes, but its types know only Node's.
  const font = create(file as Buffer);
  if (!('hasGlyphForCodePoint' in font)) throw new Error('A file of the typeface holds several fonts.');
  return font;
}
