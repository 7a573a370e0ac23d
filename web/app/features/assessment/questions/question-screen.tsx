import { impossibleDates } from '@openslate/contract/impossible-dates.ts';
import { answerAt, chargeAt } from '@openslate/law/answers.ts';
import type { AskedAbout } from '@openslate/law/questions.ts';
import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Accordion } from '../../../ui/accordion.tsx';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { chargeName } from '../charge-name.ts';
import { NotSaved } from '../not-saved.tsx';
import type { Told } from '../saved-progress.ts';
import { answer, answerUnknown } from '../told.ts';
import { type Assessment, howFar } from '../use-assessment.ts';
import { worded } from '../wording.ts';
import { draftOf, readDraft } from './answer-draft.ts';
import { AnswerField } from './answer-field.tsx';
import { StepHeading } from './step-heading.tsx';

/** One question, with what helps to answer it. */
export function QuestionScreen({
  assessment,
  asked,
  placeName,
}: {
  assessment: Assessment;
  asked: AskedAbout;
  placeName: string;
}) {
  const { told, today, jurisdiction, back, goOn, notSaved } = assessment;
  const id = useId();
  const question = worded(asked.question, told.helping);
  const [draft, setDraft] = useState(() =>
    draftOf(question.answer, answerAt(told.answers, asked.path), told.unknown.includes(asked.path)),
  );
  const [problem, setProblem] = useState<string>();
  const { answered, left } = howFar(assessment);
  const isBox = draft.kind === 'number' || draft.kind === 'text';

  function send(event: FormEvent) {
    event.preventDefault();
    const reading = readDraft(draft, question.answer);
    if (reading.kind === 'unknown') return goOn(answerUnknown(told, asked.path));
    if (reading.kind === 'problem') return setProblem(reading.message);
    const next = answer(told, asked.path, reading.value);
    const impossible = impossibleIn(next, asked, today.date);
    if (impossible) return setProblem(impossible);
    goOn(next);
  }

  return (
    <div>
      <div className="flex items-center justify-between gap-4 text-[0.98rem]">
        <button
          type="button"
          onClick={back}
          className="inline-flex min-h-11 items-center gap-1.5 text-deep underline underline-offset-[0.18em]"
        >
          <ArrowLeft aria-hidden className="size-4" /> Back
        </button>
        <Progress
          className="w-[60%] max-w-80"
          label={placeName}
          text={left <= 1 ? 'last question, we think' : `about ${left} questions left`}
          value={answered}
          max={answered + left}
        />
      </div>
      <form onSubmit={send} noValidate className="mt-6">
        <StepHeading title={`${question.text} ${placeName}`}>{question.text}</StepHeading>
        {asked.chargeId !== undefined && told.answers.charges.length > 1 && (
          <p className="mt-1 text-soft">
            Answer for this charge: <strong>{chargeName(told, asked.chargeId, jurisdiction)}</strong>
          </p>
        )}
        <div className="mt-4">
          <AnswerField
            id={id}
            question={question}
            label={isBox ? boxLabel(asked.field) : <span className="sr-only">{question.text}</span>}
            error={problem}
            draft={draft}
            latest={latestFor(asked, assessment)}
            onChange={(next) => {
              setDraft(next);
              setProblem(undefined);
            }}
          />
        </div>
        {problem && (
          <p role="alert" className="sr-only">
            {problem}
          </p>
        )}
        <div className="mt-5 flex flex-col gap-3 sm:flex-row">
          <Button type="submit" size="large" wide>
            Continue
          </Button>
          {draft.kind !== 'choice' && (
            <Button
              variant="secondary"
              size="large"
              wide
              onClick={() => goOn(answerUnknown(told, asked.path))}
            >
              I don’t know
            </Button>
          )}
        </div>
      </form>
      {notSaved && <NotSaved className="mt-6" />}
      <div className="mt-6">
        <Accordion summary="Why we ask">
          <p>{question.why}</p>
        </Accordion>
        <Accordion summary="Where to find it">
          <p>{question.where}</p>
        </Accordion>
      </div>
    </div>
  );
}

/** What cannot be about the charge that was asked about. Another one must not stand in the way here. */
function impossibleIn(
  { answers }: Told,
  { chargeId, question }: AskedAbout,
  today: string,
): string | undefined {
  const charge = answers.charges.find(({ id }) => id === chargeId);
  if (!charge || question.answer.kind !== 'date') return undefined;
  return Object.values(impossibleDates({ charges: [charge] }, today))[0];
}

function boxLabel(field: string): string {
  if (field === 'age' || field === 'ageAtOffense') return 'Age in years';
  if (field === 'statute') return 'Section number';
  if (/Months$/.test(field)) return 'Months';
  return 'Your answer';
}

/** A sentence may end in the future; nothing else can. */
function latestFor({ field, path }: AskedAbout, { today, told }: Assessment): string {
  if (field !== 'completedDate') return today.date;
  return chargeAt(told.answers, path)?.completed
    ? today.date
    : `${Number(today.date.slice(0, 4)) + 60}-12-31`;
}
