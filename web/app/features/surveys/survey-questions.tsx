import type { SurveyQuestion, SurveyType } from '@openslate/contract/survey-questions.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { dismissToast, showToast } from '../../ui/overlays/toast.ts';
import { type SurveyTrigger, sendAnswer } from './send-answer.ts';

type SurveyQuestionsProps = {
  survey: SurveyType;
  questions: readonly SurveyQuestion[];
  trigger: SurveyTrigger;
  onDone: () => void;
};

/**
 * One question after the other. An answer is sent as soon as it is chosen, so the answers are buttons: among radio
 * buttons, the arrow keys would send answers that nobody meant.
 */
export function SurveyQuestions({ survey, questions, trigger, onDone }: SurveyQuestionsProps) {
  const [position, setPosition] = useState(0);
  const [sending, setSending] = useState<string>();
  /** The toast that said so, while it is true. */
  const [failed, setFailed] = useState<string>();
  const question = questions[position];

  async function choose(given: SurveyQuestion, option: SurveyQuestion['options'][number]) {
    if (sending !== undefined) return;
    setSending(option.value);
    // A message that is no longer true would also be what Escape closes first.
    if (failed) dismissToast(failed);
    setFailed(undefined);
    try {
      await sendAnswer({ survey, trigger, question: given, option });
    } catch {
      setFailed(showToast({ title: 'Error', description: couldNotSend, kind: 'no' }));
      return;
    } finally {
      setSending(undefined);
    }
    setPosition(position + 1);
    if (position + 1 < questions.length) return;
    showToast({ title: 'Thank you!', description: thanks, kind: 'good' });
    onDone();
  }

  if (!question) return <Thanks />;
  return (
    <Question
      key={question.id}
      question={question}
      number={`${position + 1} of ${questions.length}`}
      takesFocus={position > 0}
      sending={sending}
      failed={failed !== undefined}
      onChoose={(option) => choose(question, option)}
    />
  );
}

const thanks = 'Your feedback helps us improve the assessment experience.';
const couldNotSend = 'Failed to submit feedback. Please try again.';

type QuestionProps = {
  question: SurveyQuestion;
  number: string;
  /** Comes in the place of one that was just answered. */
  takesFocus: boolean;
  sending: string | undefined;
  failed: boolean;
  onChoose: (option: SurveyQuestion['options'][number]) => void;
};

function Question({ question, number, takesFocus, sending, failed, onChoose }: QuestionProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <fieldset aria-labelledby={id} className="min-w-0">
      <h3 id={id} ref={heading} tabIndex={-1} className="text-[1.2rem] outline-none">
        {question.text}
      </h3>
      {number !== '1 of 1' && <p className="text-[0.95rem] text-soft">Question {number}</p>}
      {/* The toast says it aloud; on a phone it lies behind the dialog. */}
      {failed && <p className="mt-2 font-[650] text-no">{couldNotSend}</p>}
      <ul className="mt-3 flex flex-wrap gap-2.5">
        {question.options.map((option) => (
          <li key={option.value}>
            <Button
              variant="secondary"
              size="small"
              busy={sending === option.value}
              busyLabel={option.label}
              onClick={() => onChoose(option)}
            >
              {option.label}
            </Button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Takes the focus from the button that went away with its question. */
function Thanks() {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} tabIndex={-1} className="font-[650] outline-none">
      Thank you! <span className="font-normal">{thanks}</span>
    </p>
  );
}
