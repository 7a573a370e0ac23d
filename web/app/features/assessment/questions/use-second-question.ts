import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { answerAt, chargeAt } from '@openslate/law/record/answers.ts';
import { askedWith } from '@openslate/law/record/interview.ts';
import type { AskedAbout } from '@openslate/law/record/questions.ts';
import { useState } from 'react';
import type { Told } from '../saved-progress.ts';
import { answer, answerUnknown, takeBack } from '../told.ts';
import type { Assessment } from '../use-assessment.ts';
import { type Draft, draftOf, isBlank, readDraft } from './answer-draft.ts';
import { impossibleIn } from './impossible-in.ts';

export type SecondQuestion = {
  readonly asked: AskedAbout;
  readonly draft: Draft;
  readonly problem: string | undefined;
  change: (draft: Draft) => void;
  /** What was told, with this answer too; or what has to be put right first. */
  readonly both: { readonly told: Told } | { readonly wrong: string };
  complain: (problem: string) => void;
};

/**
 * What is asked in the same breath as the question of the screen, once that is answered. Left empty it is asked again by
 * itself, so nobody has to see it.
 */
export function useSecondQuestion(
  first: AskedAbout,
  told: Told | undefined,
  { jurisdiction, today }: Pick<Assessment, 'jurisdiction' | 'today'>,
): SecondQuestion | undefined {
  const [typed, setTyped] = useState<{ of: string; draft: Draft }>();
  const [problem, setProblem] = useState<string>();
  const [askedWithOf, setAskedWithOf] = useState(first.path);
  // Another question, another second one: nothing of the one before stays.
  if (askedWithOf !== first.path) {
    setAskedWithOf(first.path);
    setTyped(undefined);
    setProblem(undefined);
  }
  const asked = told && askedWith(first, told.answers, jurisdiction, today.date);
  if (!asked) return undefined;
  const { path, question } = asked;
  // Another level has other classes: what was chosen among the ones before is gone.
  const of = `${path} ${chargeAt(told.answers, path)?.level}`;
  const draft =
    typed?.of === of
      ? typed.draft
      : draftOf(question.answer, answerAt(told.answers, path), told.unknown.includes(path));

  return {
    asked,
    draft,
    problem,
    change: (next) => {
      setTyped({ of, draft: next });
      setProblem(undefined);
    },
    both: added(draft, asked, told, today.date, jurisdiction),
    complain: setProblem,
  };
}

function added(
  draft: Draft,
  asked: AskedAbout,
  told: Told,
  today: string,
  place: Jurisdiction,
): SecondQuestion['both'] {
  const { path, question } = asked;
  if (isBlank(draft)) return { told: takeBack(told, path) };
  const reading = readDraft(draft, question.answer, place);
  if (reading.kind === 'problem') return { wrong: reading.message };
  if (reading.kind === 'unknown') return { told: answerUnknown(told, path) };
  const next = answer(told, path, reading.value);
  const wrong = impossibleIn(next, asked, today);
  return wrong === undefined ? { told: next } : { wrong };
}
