import type { Guide } from '@openslate/law/place/guide.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import type { AskedAbout } from '@openslate/law/record/questions.ts';
import { type FormEvent, memo, type RefObject, useEffect, useId } from 'react';
import { Accordion } from '../../../ui/accordion.tsx';
import { Button } from '../../../ui/button.tsx';
import { chargeName } from '../charge-name.ts';
import { NotSaved } from '../not-saved.tsx';
import type { Told } from '../saved-progress.ts';
import type { ThinkingAhead } from '../thinking-ahead.ts';
import type { Today } from '../today.ts';
import { answer, answerUnknown, reply } from '../told.ts';
import { askedAt } from '../use-assessment.ts';
import { worded } from '../wording.ts';
import { readDraft } from './answer-draft.ts';
import { AnswerField } from './answer-field.tsx';
import { boxLabel, fieldKey, hasChoices, isLong, latestFor } from './field-for.ts';
import { impossibleIn } from './impossible-in.ts';
import { HeadingOfStep } from './step-heading.tsx';
import { useDraft } from './use-draft.ts';
import { useSecondQuestion } from './use-second-question.ts';
import { WhereToLook } from './where-to-look.tsx';

export type QuestionPageProps = {
  path: string;
  told: Told;
  /** Tells this drawing from another, in the page too. */
  drawing: number;
  jurisdiction: Jurisdiction;
  today: Today;
  placeName: string;
  guide: Guide;
  ahead: ThinkingAhead;
  notSaved: boolean;
  /** Where the heading is found while it is on the screen. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** What would be sent now is thought of. */
  onThought: (told: Told) => void;
  onAnswer: (told: Told) => void;
};

/** A question with what helps to answer it. Drawn before it is asked, it must not change when it is: nothing else is handed to it. */
export const QuestionPage = memo(function QuestionPage({
  path,
  told,
  jurisdiction,
  ...rest
}: QuestionPageProps) {
  const asked = askedAt({ at: 'question', path }, { told, jurisdiction });
  return asked && <Asked asked={asked} told={told} jurisdiction={jurisdiction} {...rest} />;
});

type AskedProps = Omit<QuestionPageProps, 'path'> & { asked: AskedAbout };

function Asked(props: AskedProps) {
  const { asked, told, jurisdiction, today, placeName, guide, ahead, onThought, onAnswer } = props;
  const id = useId();
  const question = worded(asked.question, told.helping);
  const { draft, setDraft, problem, setProblem } = useDraft(asked, told);
  const isBox = draft.kind === 'text' || (draft.kind === 'number' && !hasChoices(question.answer));
  const reading = readDraft(draft, question.answer, jurisdiction);
  const next = reading.kind === 'answer' ? reply(told, asked.path, reading.value) : undefined;
  const second = useSecondQuestion(asked, next, { jurisdiction, today });
  const secondWords = second && worded(second.asked.question, told.helping);
  const both = second && 'told' in second.both ? second.both.told : next;
  const toSend = both ?? answerUnknown(told, asked.path);
  // While the person still looks at what they chose, there is time to find out what comes next.
  useEffect(() => ahead.think(toSend, () => onThought(toSend)));

  function send(event: FormEvent) {
    event.preventDefault();
    if (reading.kind === 'problem') return setProblem(reading.message);
    const impossible = next && impossibleIn(next, asked, today.date);
    if (impossible) return setProblem(impossible);
    if (second && 'wrong' in second.both) return second.complain(second.both.wrong);
    onAnswer(toSend);
  }

  return (
    <div data-drawing={props.drawing}>
      <form onSubmit={send} noValidate className="mt-6">
        <HeadingOfStep ref={props.heading}>{question.text}</HeadingOfStep>
        {asked.chargeId !== undefined && told.answers.charges.length > 1 && (
          <p className="mt-1 text-soft">
            Answer for this charge: <strong>{chargeName(told, asked.chargeId, jurisdiction)}</strong>
          </p>
        )}
        <div className="mt-4">
          <AnswerField
            key={fieldKey(draft, asked.path, props.drawing)}
            id={id}
            question={question}
            place={jurisdiction}
            label={isBox ? boxLabel(asked.field) : <span className="sr-only">{question.text}</span>}
            error={problem}
            draft={draft}
            latest={latestFor(asked, told, today)}
            onChange={setDraft}
          />
        </div>
        {second && secondWords && next && (
          <div className="mt-6">
            <AnswerField
              key={second.asked.path}
              id={`${id}-second`}
              question={secondWords}
              place={jurisdiction}
              label={secondWords.text}
              error={second.problem}
              draft={second.draft}
              latest={latestFor(second.asked, next, today)}
              onChange={second.change}
            />
          </div>
        )}
        {(problem ?? second?.problem) && (
          <p role="alert" className="sr-only">
            {problem ?? second?.problem}
          </p>
        )}
        <div className={isLong(question.answer) ? actionsInReach : 'mt-5 flex flex-col gap-3 sm:flex-row'}>
          <Button type="submit" size="large" wide>
            Continue
          </Button>
          {draft.kind === 'reliefs' && draft.entries.length === 0 && (
            <Button
              variant="secondary"
              size="large"
              wide
              onClick={() => onAnswer(answer(told, asked.path, []))}
            >
              None
            </Button>
          )}
          {!hasChoices(question.answer) && (
            <Button
              variant="secondary"
              size="large"
              wide
              onClick={() => onAnswer(answerUnknown(told, asked.path))}
            >
              I don’t know
            </Button>
          )}
        </div>
      </form>
      {props.notSaved && <NotSaved className="mt-6" />}
      <div className="mt-6">
        <Accordion summary="Why we ask">
          <p>{question.why}</p>
          {secondWords && secondWords.why !== question.why && <p>{secondWords.why}</p>}
        </Accordion>
        <WhereToLook
          texts={[...new Set([question.where, ...(secondWords ? [secondWords.where] : [])])]}
          field={asked.field}
          placeName={placeName}
          guide={guide}
        />
      </div>
    </div>
  );
}

/** Below a long list, the way on stays in sight, above the bar of small screens. Not where it would leave no room. */
const actionsInReach =
  'actions-in-reach sticky bottom-16 z-10 mt-5 flex gap-3 border-line border-t bg-paper py-3 md:bottom-0 [@media(max-height:32rem)]:static';
