import type { At, FoundTerm } from '@openslate/words/explain/explanation.ts';

/** A piece of the paper’s text: plain or a legal term, inside of what is marked or not. */
export type Piece = {
  readonly from: number;
  readonly text: string;
  readonly term?: string;
  readonly isMarked: boolean;
};

/** The whole text in pieces. A term stays in one piece, also where only a part of it is marked. */
export function piecesOf(
  text: string,
  terms: readonly FoundTerm[],
  marked: At | undefined,
): readonly Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  const addPlain = (upTo: number) => {
    for (const [from, end] of cutAt(done, upTo, marked))
      pieces.push({ from, text: text.slice(from, end), isMarked: touches([from, end], marked) });
  };
  for (const { term, at } of terms) {
    if (at[0] < done) continue;
    addPlain(at[0]);
    pieces.push({ from: at[0], text: text.slice(...at), term, isMarked: touches(at, marked) });
    done = at[1];
  }
  addPlain(text.length);
  return pieces;
}

function cutAt(from: number, upTo: number, marked: At | undefined): readonly At[] {
  const cuts = (marked ?? []).filter((cut) => from < cut && cut < upTo);
  const ends = [...cuts, upTo];
  const starts = [from, ...cuts];
  return starts.map((start, index): At => [start, ends[index] ?? upTo]).filter(([start, end]) => start < end);
}

function touches([from, upTo]: At, marked: At | undefined): boolean {
  return marked !== undefined && from < marked[1] && marked[0] < upTo;
}
