import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Refusal } from '../../../http/refusal.ts';
import { FairQueue } from './fair-queue.ts';
import type { Work, Worked } from './thread.ts';

/** One core is left to whoever asks for anything else. More than four would hold the law of all places too often. */
const mostThreads = 4;
const usualThreads = Math.min(mostThreads, Math.max(1, availableParallelism() - 1));

/** In milliseconds. The costliest record takes half a second; a thread that is new has the law to load first. */
const patience = { waiting: 10_000, working: 15_000, stopping: 6_000 };

/** What is beyond this would be turned away by the clock anyway, and holds memory until then. */
const mostWaiting = 1_000;

/** There is room for the law of all places and many times the longest answer. */
const resourceLimits = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 384 };

type Task = {
  readonly visitor: string;
  readonly work: Work;
  readonly done: PromiseWithResolvers<Worked>;
  /** Until when it waits, and from then on until when it is worked on. */
  clock: NodeJS.Timeout;
};

type Thread = { readonly worker: Worker; task?: Task | undefined };

type Setting = { count?: number; file?: URL; patience?: Partial<typeof patience> };

/** The law is judged beside the thread that answers requests, which then waits for no record. */
export class LawThreads {
  readonly #count: number;
  readonly #file: URL;
  readonly #patience: typeof patience;
  readonly #waiting = new FairQueue<Task>();
  readonly #threads = new Set<Thread>();

  constructor({ count = usualThreads, file, patience: given }: Setting = {}) {
    this.#count = count;
    this.#file = file ?? new URL('./thread.ts', import.meta.url);
    this.#patience = { ...patience, ...given };
  }

  /** Whoever has gone is not worked for, unless the work has begun. */
  async judge(visitor: string, work: Work, gone: AbortSignal): Promise<Worked> {
    if (this.#waiting.size >= mostWaiting) throw busy();
    const done = Promise.withResolvers<Worked>();
    const clock = setTimeout(() => this.#giveUp(task), this.#patience.waiting).unref();
    const task: Task = { visitor, work, done, clock };
    const leave = () => this.#drop(task);
    gone.addEventListener('abort', leave, { once: true });
    this.#waiting.add(visitor, task);
    if (gone.aborted) leave();
    this.#goOn();
    try {
      return await done.promise;
    } finally {
      gone.removeEventListener('abort', leave);
    }
  }

  /** What is asked for is answered first, for a while. Whoever asks later on an open connection gets a thread of their own. */
  async stop(): Promise<void> {
    const limit = setTimeout(() => this.#endAll(), this.#patience.stopping);
    while (this.#waiting.size > 0 || this.#busy().length > 0) {
      await Promise.allSettled(this.#busy().map(({ task }) => task?.done.promise));
      this.#goOn();
    }
    clearTimeout(limit);
    await Promise.all([...this.#threads].map(({ worker }) => worker.terminate()));
  }

  #endAll(): void {
    for (let task = this.#waiting.take(); task; task = this.#waiting.take()) task.done.reject(busy());
    for (const { worker } of this.#threads) void worker.terminate();
  }

  #busy(): Thread[] {
    return [...this.#threads].filter(({ task }) => task);
  }

  /** Gives the next in turn to each thread that has nothing to do. */
  #goOn(): void {
    while (this.#waiting.size > 0) {
      const free = [...this.#threads].find(({ task }) => !task) ?? this.#another();
      const task = free && this.#waiting.take();
      if (!task) return;
      free.task = task;
      clearTimeout(task.clock);
      task.clock = setTimeout(() => void free.worker.terminate(), this.#patience.working).unref();
      free.worker.postMessage(task.work);
    }
  }

  #another(): Thread | undefined {
    if (this.#threads.size >= this.#count) return undefined;
    const thread: Thread = { worker: new Worker(this.#file, { resourceLimits }) };
    // It ends with the server, however that ends.
    thread.worker.unref();
    thread.worker.on('message', (worked: Worked) => {
      const { task } = thread;
      thread.task = undefined;
      clearTimeout(task?.clock);
      task?.done.resolve(worked);
      this.#goOn();
    });
    // It is followed by the exit, which is told to whoever waits.
    thread.worker.on('error', () => {});
    thread.worker.on('exit', () => {
      this.#threads.delete(thread);
      clearTimeout(thread.task?.clock);
      thread.task?.done.reject(broken());
      thread.task = undefined;
      this.#goOn();
    });
    this.#threads.add(thread);
    return thread;
  }

  #giveUp(task: Task): void {
    this.#waiting.drop(task.visitor, task);
    task.done.reject(busy());
  }

  #drop(task: Task): void {
    if (this.#busy().some((each) => each.task === task)) return;
    clearTimeout(task.clock);
    this.#waiting.drop(task.visitor, task);
    task.done.reject(left());
  }
}

function busy(): Refusal {
  return new Refusal(503, 'busy', 'Many people are asking right now. Please try again in a moment.');
}

function broken(): Refusal {
  return new Refusal(503, 'not_judged', 'That took too long, and we stopped. Please try again in a minute.');
}

/** Nobody is there to read it. */
function left(): Refusal {
  return new Refusal(503, 'not_judged', 'The request was given up before its turn came.');
}
