import { answerAt } from '@openslate/law/record/answers.ts';
import type { AskedAbout } from '@openslate/law/record/questions.ts';
import { useState } from 'react';
import type { Told } from '../saved-progress.ts';
import { type Draft, draftOf } from './answer-draft.ts';

type Given = {
  readonly of: string;
  readonly after: Told;
  readonly draft: Draft;
  readonly problem?: string;
};

/** The answer that is being given to a question, and what has to be put right about it. With each question it begins anew. */
export function useDraft(asked: AskedAbout, told: Told) {
  const [given, setGiven] = useState(() => asItWas(asked, told));
  const now = given.of === asked.path && given.after === told ? given : asItWas(asked, told);
  if (now !== given) setGiven(now);
  return {
    draft: now.draft,
    problem: now.problem,
    setDraft: (draft: Draft) => setGiven({ of: asked.path, after: told, draft }),
    setProblem: (problem: string) => setGiven({ ...now, problem }),
  };
}

function asItWas({ path, question }: AskedAbout, told: Told): Given {
  const { answers, unknown } = told;
  return {
    of: path,
    after: told,
    draft: draftOf(question.answer, answerAt(answers, path), unknown.includes(path)),
  };
}
