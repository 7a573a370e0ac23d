import { UnreadablePaper } from '@openslate/words/reading/unreadable-paper.ts';
import { ownScript } from '../../../../own-script.ts';
import { PartError } from '../../../../parts/load-part.ts';
import type { Answered } from './answering.ts';

/** A script that works beside the page, so that the page goes on answering, and that can be stopped at once. */
export type Beside<Question, Answer> = {
  ask: (question: Question, handedOver?: Transferable[]) => Promise<Answer>;
  stop: () => void;
};

/** Stopped workers answer nothing more, and whoever waits for one hears so from the signal. */
export function workBeside<Question, Answer>(script: string, signal: AbortSignal): Beside<Question, Answer> {
  const worker = new Worker(ownScript(script));
  const stop = () => worker.terminate();
  signal.addEventListener('abort', stop, { once: true });
  return {
    stop,
    ask: (question, handedOver = []) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        worker.onmessage = ({ data }: MessageEvent<Answered<Answer>>) => {
          if ('answer' in data) resolve(data.answer);
          else if ('unreadable' in data) reject(new UnreadablePaper(data.unreadable));
          else if ('broke' in data) reject(new Error(data.broke));
          // PDF.js takes the worker it runs in for its own, and greets the page.
        };
        // Its file did not come: what breaks inside is answered.
        worker.onerror = () => reject(new PartError('unreachable', `${script} did not start.`));
        worker.postMessage(question, handedOver);
      }),
  };
}
