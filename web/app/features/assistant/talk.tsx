import type { PlaceCode } from '@openslate/law/place/places.ts';
import type { Answers } from '@openslate/law/record/record.ts';
import { RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { answerWithModel } from './model/answer-with-model.ts';
import type { Model } from './model/by-model.ts';
import { useConnectedModel } from './model/use-connected-model.ts';
import { OneTurn } from './one-turn.tsx';
import { QuestionForm } from './question-form.tsx';
import { suggestionsFor } from './suggestions.ts';
import { type Turn, useTalk } from './use-talk.ts';

type TalkProps = {
  /** The place that is meant; a question may name another. */
  place?: PlaceCode | undefined;
  /** On a result: what was told there. */
  record?: Answers | undefined;
  /** A link of an answer was followed. */
  onLeave?: () => void;
};

/** Questions and answers, the newest last, and the box to ask the next one. */
export function Talk({ place, record, onLeave }: TalkProps) {
  const { turns, ask, startOver } = useTalk(place, record);
  const box = useRef<HTMLTextAreaElement>(null);
  const last = turns.at(-1);
  const newest = useNewestInSight(last);
  const model = useConnectedModel();
  const sent = useRef(new Set<string>());

  function askAndStay(question: string, chosen?: Model) {
    ask(question, chosen && answerWithModel(chosen, sent.current));
    // The button that was pressed is gone, or stands above the answer: the next question is typed here.
    box.current?.focus({ preventScroll: true });
  }

  return (
    <div>
      {turns.length > 0 && (
        <ol aria-label="Questions and answers" className="mb-6 grid grid-cols-1 gap-6">
          {turns.map((turn) => (
            <li key={turn.id} ref={turn === last ? newest : null} className="scroll-mt-16">
              <OneTurn turn={turn} isLast={turn === last} onAsk={askAndStay} onLeave={onLeave} />
            </li>
          ))}
        </ol>
      )}
      <VisuallyHidden role="status">{announced(last)}</VisuallyHidden>
      <QuestionForm
        box={box}
        label={turns.length === 0 ? 'Your question' : 'Your next question'}
        model={model}
        onAsk={askAndStay}
      />
      {turns.length === 0 ? (
        <div className="mt-5">
          <p className="font-[650]">Or begin with one of these</p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {suggestionsFor(place).map((question) => (
              <li key={question}>
                <Button variant="secondary" size="small" onClick={() => askAndStay(question)}>
                  {question}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <Button
          variant="quiet"
          size="small"
          className="mt-3"
          onClick={() => {
            startOver();
            sent.current.clear();
            box.current?.focus();
          }}
        >
          <RotateCcw aria-hidden />
          New talk
        </Button>
      )}
    </div>
  );
}

/** Said once, when it comes. What can be followed stands in the list. */
function announced(turn: Turn | undefined): string {
  if (!turn) return '';
  if (turn.reply.kind === 'coming') return 'Looking it up …';
  return turn.reply.kind === 'answered' ? `Answer ${turn.id}: ${turn.reply.answer.text}` : '';
}

/** An answer is read from its beginning: the question before it goes to the top of what is seen. */
function useNewestInSight(last: Turn | undefined) {
  const newest = useRef<HTMLLIElement>(null);
  const kind = last?.reply.kind;
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each question, and again when its answer has come.
  useEffect(() => {
    if (kind !== undefined)
      newest.current?.scrollIntoView({ block: kind === 'coming' ? 'nearest' : 'start' });
  }, [last?.id, kind]);
  return newest;
}
