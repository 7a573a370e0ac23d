import { UnreadablePaper } from '@openslate/words/reading/unreadable-paper.ts';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { PartError } from '../../../parts/load-part.ts';
import { toastFor } from '../../../parts/missing-part.ts';
import { part } from '../../../parts/part.ts';
import type { ExplainedPaper } from './explained-paper.ts';
import type { Reading } from './reading/read-paper.ts';

export type ExplainedProps = {
  explained: ExplainedPaper;
  /** Goes back to the text, to mend what was read wrong. */
  onCorrect: () => void;
  onDelete: () => void;
};

export type Problem = { readonly title: string; readonly whatToDo: string };

export type Stage =
  | { readonly kind: 'waiting'; readonly problem?: Problem }
  | { readonly kind: 'reading'; readonly progress: string }
  | {
      readonly kind: 'explained';
      readonly explained: ExplainedPaper;
      readonly View: ComponentType<ExplainedProps>;
    };

// What reads a paper and what tells of it: nobody needs either before there is one.
const reader = part(() => import('./reading/read-paper.ts'));
const view = part(() => import('./explained/explained-view.tsx').then(({ ExplainedView }) => ExplainedView));

type Reader = Awaited<ReturnType<typeof reader.load>>;

/** The paper on the screen. It is in memory alone, and gone with the page. */
export function usePaper() {
  const [stage, setStage] = useState<Stage>({ kind: 'waiting' });
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);

  function stop(problem?: Problem) {
    work.current?.abort();
    setStage({ kind: 'waiting', ...(problem && { problem }) });
  }

  async function read(how: (reader: Reader, reading: Reading) => Promise<ExplainedPaper>) {
    work.current?.abort();
    const own = new AbortController();
    work.current = own;
    const show = (next: Stage) => !own.signal.aborted && setStage(next);
    const onProgress = (progress: string) => void show({ kind: 'reading', progress });
    onProgress('Getting ready …');
    try {
      const [loaded, View] = await Promise.all([reader.load(), view.load()]);
      const explained = await how(loaded, { signal: own.signal, onProgress });
      show({ kind: 'explained', explained, View });
    } catch (error) {
      show({ kind: 'waiting', problem: problemOf(error) });
    }
  }

  return {
    stage,
    stop,
    explainText: (text: string) => read(({ explainText }, reading) => explainText(text, reading)),
    explainFile: (file: Blob) => read(({ explainFile }, reading) => explainFile(file, reading)),
  };
}

function problemOf(error: unknown): Problem {
  if (error instanceof UnreadablePaper)
    return { title: 'We could not read this paper', whatToDo: error.message };
  if (error instanceof PartError) {
    const { title, description } = toastFor(error);
    return { title, whatToDo: description };
  }
  return {
    title: 'We could not read this paper',
    whatToDo: 'Something went wrong on this device. Try again, or paste the text of the paper.',
  };
}
