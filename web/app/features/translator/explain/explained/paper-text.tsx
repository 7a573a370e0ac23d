import type { At } from '@openslate/words/explain/explanation.ts';
import { Fragment, type RefObject, useMemo } from 'react';
import { Button } from '../../../../ui/button.tsx';
import type { ExplainedPaper } from '../explained-paper.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { Term } from './term.tsx';

type PaperTextProps = {
  explained: ExplainedPaper;
  marked: At | undefined;
  /** The beginning of what is marked. */
  markedAt: RefObject<HTMLElement | null>;
  onBack: () => void;
};

/** The paper’s own words, with every legal term explained where it stands. */
export function PaperText({ explained, marked, markedAt, onBack }: PaperTextProps) {
  const { explanation, paper, meanings } = explained;
  const pieces = useMemo(
    () => piecesOf(paper.text, explanation.terms, marked),
    [paper.text, explanation.terms, marked],
  );
  const first = pieces.findIndex(({ isMarked }) => isMarked);
  const last = first + pieces.filter(({ isMarked }) => isMarked).length - 1;
  return (
    <div className="paper-text mt-3 rounded-card border border-line bg-card px-4 py-4 leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere] print:border-0 print:px-0">
      {pieces.map((piece, index) => (
        // The mark moves, and a term stays open or closed as it was.
        <Fragment key={piece.term ? piece.from : `${piece.from}-${piece.isMarked}`}>
          {piece.isMarked ? (
            <mark
              {...(index === first && { ref: markedAt, tabIndex: -1 })}
              className="bg-sun-wash text-sun-ink outline-offset-2 contrast-more:underline"
            >
              <Words piece={piece} meanings={meanings} />
            </mark>
          ) : (
            <Words piece={piece} meanings={meanings} />
          )}
          {first >= 0 && index === last && (
            <Button variant="quiet" size="small" onClick={onBack} className="mx-1">
              Back to the list
            </Button>
          )}
        </Fragment>
      ))}
    </div>
  );
}

function Words({ piece, meanings }: { piece: Piece; meanings: ExplainedPaper['meanings'] }) {
  if (piece.term === undefined) return piece.text;
  return (
    <Term term={piece.term} meaning={meanings[piece.term]}>
      {piece.text}
    </Term>
  );
}
