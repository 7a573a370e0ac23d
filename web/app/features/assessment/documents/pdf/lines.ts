import type { Weight } from './typeface.ts';

/** Words of one look. */
export type Span = { readonly text: string; readonly weight: Weight; readonly link?: string };

export type Line = readonly Span[];

type Measure = (text: string, weight: Weight) => number;

/** After these an address may go on in the next line. */
const breakable = /[/?&=_.-]/;

/** Breaks words into lines no wider than there is room for. A line break in the words is kept. */
export function breakLines(spans: readonly Span[], room: number, measure: Measure): Line[] {
  const finished: Line[] = [];
  let line: Span[] = [];
  let width = 0;

  const endLine = () => {
    finished.push(line);
    line = [];
    width = 0;
  };
  const put = (text: string, span: Span) => {
    const last = line.at(-1);
    if (last && last.weight === span.weight && last.link === span.link)
      line[line.length - 1] = { ...last, text: last.text + text };
    else line.push({ ...span, text });
    width += measure(text, span.weight);
  };

  for (const span of spans) {
    // A section sign stays with its number.
    const text = span.text.replaceAll('§ ', '§\u00a0');
    for (const [index, paragraph] of text.split('\n').entries()) {
      if (index > 0) endLine();
      for (const word of paragraph.split(' ').filter(Boolean)) {
        if (line.length > 0 && width + measure(` ${word}`, span.weight) > room) endLine();
        const space = line.length > 0 ? ' ' : '';
        for (const [at, piece] of pieces(word, span.weight, room, measure).entries()) {
          if (at > 0) endLine();
          put(at === 0 ? space + piece : piece, span);
        }
      }
    }
  }
  endLine();
  return finished;
}

/** A word that is wider than a line, as parts that are not. */
function pieces(word: string, weight: Weight, room: number, measure: Measure): string[] {
  const letters = [...word];
  const parts: string[] = [];
  while (letters.length > 0) {
    let count = letters.length;
    while (count > 1 && measure(letters.slice(0, count).join(''), weight) > room) count -= 1;
    if (count < letters.length) {
      const nicer = lastBreakable(letters.slice(0, count));
      if (nicer > count / 2) count = nicer;
    }
    parts.push(letters.splice(0, count).join(''));
  }
  return parts;
}

function lastBreakable(letters: readonly string[]): number {
  for (let index = letters.length; index > 0; index -= 1)
    if (breakable.test(letters[index - 1] ?? '')) return index;
  return 0;
}
