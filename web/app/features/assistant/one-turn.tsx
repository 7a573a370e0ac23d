import { saidInSpanish } from '@openslate/words/ask/heard/spanish.ts';
import { PartFailed } from '../../parts/part-failed.tsx';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AnswerCard } from './answer-card.tsx';
import type { Turn } from './use-talk.ts';

type OneTurnProps = {
  turn: Turn;
  /** Only the last question can be gone on with. */
  isLast: boolean;
  onAsk: (question: string) => void;
  onLeave?: (() => void) | undefined;
};

/** What was asked, and below it what came of it. */
export function OneTurn({ turn: { question, reply }, isLast, onAsk, onLeave }: OneTurnProps) {
  const isSpanish =
    reply.kind === 'answered' && (reply.answer.lang === 'es' || reply.answer.text.endsWith(saidInSpanish));
  return (
    <>
      <p
        {...(isSpanish && { lang: 'es' })}
        className="ml-auto w-fit max-w-[88%] rounded-card rounded-br-none bg-deep-wash px-4 py-2.5 font-[650] wrap-break-word whitespace-pre-line contrast-more:border contrast-more:border-edge"
      >
        <VisuallyHidden lang="en">You asked: </VisuallyHidden>
        {question}
      </p>
      {reply.kind === 'coming' && (
        <p className="mt-3 text-soft">{reply.soFar ? `${reply.soFar} …` : 'Looking it up …'}</p>
      )}
      {reply.kind === 'answered' && (
        <AnswerCard answer={reply.answer} isLast={isLast} onAsk={onAsk} onLeave={onLeave} />
      )}
      {reply.kind === 'failed' && (
        <PartFailed
          announce="polite"
          title="We could not load what answers questions"
          missing={reply.missing}
          className="mt-3"
        >
          <p>Check your connection. Your question is still here.</p>
          <Button variant="secondary" onClick={reply.retry}>
            Try again
          </Button>
        </PartFailed>
      )}
    </>
  );
}
