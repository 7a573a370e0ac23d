import { Worker } from 'node:worker_threads';
import type { Depth } from './answering.ts';
import type { FileRecord } from './file-record.ts';
import type { Answers } from './worker.ts';

/** One batch is worked on and one is at hand, so that no thread waits for the file. */
const batchesEach = 2;

/**
 * What a record needs is let go with it. Left alone, a thread would gather more of that between two clean-ups the longer
 * it works; there is room here for the law of all places and many times the largest batch.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 };

type Thread = { worker: Worker; asked: PromiseWithResolvers<Answers>[] };

/** Threads that judge side by side. */
export class Workers {
  /** How many batches are worth having under way at once. */
  readonly room: number;
  readonly #count: number;
  readonly #depth: Depth;
  readonly #threads: Thread[] = [];
  #given = 0;

  constructor(count: number, depth: Depth) {
    this.room = count * batchesEach;
    this.#count = count;
    this.#depth = depth;
  }

  /** In turn: whoever takes the answers in order then never waits for one thread while the others have no work. */
  judge(records: readonly FileRecord[]): Promise<Answers> {
    const turn = this.#given % this.#count;
    this.#given += 1;
    // A short file never starts those that it has no work for.
    this.#threads[turn] ??= started(this.#depth);
    const { worker, asked } = this.#threads[turn];
    const answers = Promise.withResolvers<Answers>();
    // A thread that fails is told to whoever waits for it first; the others need not be.
    answers.promise.catch(() => {});
    asked.push(answers);
    worker.postMessage(records);
    return answers.promise;
  }

  async stop(): Promise<void> {
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }
}

function started(depth: Depth): Thread {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: depth, resourceLimits });
  const asked: Thread['asked'] = [];
  worker.on('message', (answers: Answers) => asked.shift()?.resolve(answers));
  worker.on('error', (error) => {
    for (const { reject } of asked) reject(error);
  });
  return { worker, asked };
}
