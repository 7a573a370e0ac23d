import { answerAt, chargeAt } from '@openslate/law/answers.ts';
import { askedWith } from '@openslate/law/interview.ts';
import type { AskedAbout } from '@openslate/law/questions.ts';
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
  /** What was told, with this answer too. None where it has to be put right first. */
  take: (told: Told) => Told | undefined;
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
    take: (before) => {
      if (isBlank(draft)) return takeBack(before, path);
      const reading = readDraft(draft, question.answer);
      if (reading.kind === 'unknown') return answerUnknown(before, path);
      const next = reading.kind === 'answer' ? answer(before, path, reading.value) : before;
      const wrong = reading.kind === 'problem' ? reading.message : impossibleIn(next, asked, today.date);
      setProblem(wrong);
      return wrong === undefined ? next : undefined;
    },
  };
}
