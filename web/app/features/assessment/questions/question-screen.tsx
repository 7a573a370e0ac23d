import type { Guide } from '@openslate/law/place/guide.ts';
import { chargeAt } from '@openslate/law/record/answers.ts';
import type { AnswerKind } from '@openslate/law/record/question.ts';
import type { AskedAbout } from '@openslate/law/record/questions.ts';
import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Accordion } from '../../../ui/accordion.tsx';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { SharedComputerSwitch } from '../../kept-here/shared-computer-switch.tsx';
import { ComeBackLater } from '../../reminders/come-back-later.tsx';
import { chargeName } from '../charge-name.ts';
import { NotSaved } from '../not-saved.tsx';
import type { Told } from '../saved-progress.ts';
import type { Today } from '../today.ts';
import { answer, answeredPaths, answerUnknown, reply } from '../told.ts';
import type { Assessment } from '../use-assessment.ts';
import { worded } from '../wording.ts';
import { readDraft } from './answer-draft.ts';
import { AnswerField } from './answer-field.tsx';
import { impossibleIn } from './impossible-in.ts';
import { longList } from './several-field.tsx';
import { StepHeading } from './step-heading.tsx';
import { useDraft } from './use-draft.ts';
import { useSecondQuestion } from './use-second-question.ts';
import { WhereToLook } from './where-to-look.tsx';

/** One question, with what helps to answer it. */
export function QuestionScreen({
  assessment,
  asked,
  placeName,
  guide,
}: {
  assessment: Assessment;
  asked: AskedAbout;
  placeName: string;
  guide: Guide;
}) {
  const { told, today, jurisdiction, back, goOn, notSaved, ahead } = assessment;
  const id = useId();
  const question = worded(asked.question, told.helping);
  const { draft, setDraft, problem, setProblem } = useDraft(asked, told);
  const answered = answeredPaths(told).length;
  const left = ahead.questionsLeft(told);
  const isBox = draft.kind === 'text' || (draft.kind === 'number' && !hasChoices(question.answer));
  const reading = readDraft(draft, question.answer, jurisdiction);
  const next = reading.kind === 'answer' ? reply(told, asked.path, reading.value) : undefined;
  const second = useSecondQuestion(asked, next, assessment);
  const secondWords = second && worded(second.asked.question, told.helping);
  const both = second && 'told' in second.both ? second.both.told : next;
  const toSend = both ?? answerUnknown(told, asked.path);
  // While the person still looks at what they chose, there is time to find out what comes next.
  useEffect(() => ahead.think(toSend));
  const help = useClosed(asked.path);

  function send(event: FormEvent) {
    event.preventDefault();
    if (reading.kind === 'problem') return setProblem(reading.message);
    const impossible = next && impossibleIn(next, asked, today.date);
    if (impossible) return setProblem(impossible);
    if (second && 'wrong' in second.both) return second.complain(second.both.wrong);
    goOn(toSend);
  }

  return (
    <div>
      <div className="flex items-center justify-between gap-4 text-[0.98rem]">
        <button
          type="button"
          onClick={back}
          className="inline-flex min-h-11 items-center gap-1.5 text-deep underline underline-offset-[0.18em]"
        >
          {arrow} Back
        </button>
        <Progress
          className="w-[60%] max-w-80"
          label={placeName}
          text={howMuchIsLeft(left)}
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
            // Radio buttons remember nothing by themselves: those of the next question are the same ones with other words.
            key={draft.kind === 'choice' ? draft.kind : asked.path}
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
            <Button variant="secondary" size="large" wide onClick={() => goOn(answer(told, asked.path, []))}>
              None
            </Button>
          )}
          {!hasChoices(question.answer) && (
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
      <div ref={help} className="mt-6">
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
        {howLongKept}
        {comeBackLater}
      </div>
    </div>
  );
}

// Drawn once: these are the same for every question.
const arrow = <ArrowLeft aria-hidden className="size-4" />;
const howLongKept = (
  <Accordion summary="How long your answers are kept" className="needs-script">
    <SharedComputerSwitch />
  </Accordion>
);

const comeBackLater = (
  <Accordion summary="Come back to this later" className="needs-script">
    <ComeBackLater />
  </Accordion>
);

/** Below a long list, the way on stays in sight, above the bar of small screens. Not where it would leave no room. */
const actionsInReach =
  'actions-in-reach sticky bottom-16 z-10 mt-5 flex gap-3 border-line border-t bg-paper py-3 md:bottom-0 [@media(max-height:32rem)]:static';

function isLong(asked: AnswerKind): boolean {
  return asked.kind === 'several' && asked.choices.length > longList;
}

/** “I don’t know” is one of its choices. */
function hasChoices(asked: AnswerKind): boolean {
  return asked.kind === 'choice' || (asked.kind === 'number' && asked.few === true);
}

/** An answer can open further questions, so no question is called the last. */
function howMuchIsLeft(questions: number): string {
  return questions <= 3 ? 'a few more questions' : `about ${questions} questions left`;
}

/** What was opened to help with one question is closed again at the next. */
function useClosed(path: string) {
  const help = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each question.
  useEffect(() => {
    for (const opened of help.current?.querySelectorAll('details[open]') ?? [])
      opened.removeAttribute('open');
  }, [path]);
  return help;
}

function boxLabel(field: string): string {
  if (field === 'age' || field === 'ageAtOffense') return 'Age in years';
  if (field === 'statute') return 'Crime or section number';
  if (/Months$/.test(field)) return 'Months';
  return 'Your answer';
}

/** A sentence may end in the future; nothing else can. */
function latestFor({ field, path }: AskedAbout, { answers }: Told, { date }: Today): string {
  if (field !== 'completedDate') return date;
  return chargeAt(answers, path)?.completed ? date : `${Number(date.slice(0, 4)) + 60}-12-31`;
}
