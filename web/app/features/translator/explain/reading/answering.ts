import { UnreadablePaper } from '@openslate/words/reading/unreadable-paper.ts';

/** What a worker answers: what was asked for, why the paper cannot be read, or that it broke. */
export type Answered<Answer> = { answer: Answer } | { unreadable: string } | { broke: string };

/** In the worker: answers every question, whatever becomes of it. */
export function answering<Question, Answer>(answer: (question: Question) => Promise<Answer> | Answer): void {
  self.onmessage = async ({ data }: MessageEvent<Question>) => {
    const answered = await Promise.resolve(data)
      .then(answer)
      .then((given): Answered<Answer> => ({ answer: given }), whyNot);
    self.postMessage(answered);
  };
}

function whyNot(error: unknown): Answered<never> {
  if (error instanceof UnreadablePaper) return { unreadable: error.message };
  return { broke: error instanceof Error ? error.message : String(error) };
}
