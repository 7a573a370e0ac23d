import type { Count, DayKeeper } from './counters.ts';
import { MemoryKeeper } from './memory-keeper.ts';

/** Longer than a database takes that is only slow: counting apart lets more through than counting together. */
const patienceMs = 4_000;
/** Whoever did not answer is left alone for a while, rather than let each request wait for it. */
const pauseMs = 15_000;

/**
 * Counts where all replicas do, and in this process alone while that place can't be reached: a database that is away
 * must not take down what works without it, nor open the doors to a flood.
 */
export class SteadyKeeper implements DayKeeper {
  readonly #shared: DayKeeper;
  readonly #meanwhile = new MemoryKeeper();
  #pausedUntil = 0;

  constructor(shared: DayKeeper) {
    this.#shared = shared;
  }

  saltOf(day: string): Promise<string> {
    return this.#ask((keeper) => keeper.saltOf(day));
  }

  hit(...counter: Parameters<DayKeeper['hit']>): Promise<Count> {
    return this.#ask((keeper) => keeper.hit(...counter));
  }

  /** Fails where the shared counts could not be erased, so that it is tried again. */
  async eraseBefore(day: string): Promise<void> {
    await this.#meanwhile.eraseBefore(day);
    await this.#askShared((keeper) => keeper.eraseBefore(day));
  }

  #ask<Answer>(question: (keeper: DayKeeper) => Promise<Answer>): Promise<Answer> {
    return this.#askShared(question).catch(() => question(this.#meanwhile));
  }

  async #askShared<Answer>(question: (keeper: DayKeeper) => Promise<Answer>): Promise<Answer> {
    const time = performance.now();
    if (time < this.#pausedUntil) throw new Error('The shared counts did not answer a moment ago.');
    // After a pause one request finds out, while the others go on as before.
    if (this.#pausedUntil > 0) this.#pausedUntil = time + pauseMs;
    try {
      const answer = await inTime(question(this.#shared));
      this.#pausedUntil = 0;
      return answer;
    } catch (error) {
      this.#pausedUntil = performance.now() + pauseMs;
      throw error;
    }
  }
}

async function inTime<Answer>(asked: Promise<Answer>): Promise<Answer> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(new Error('The shared counts did not answer in time.'));
  // Where this process was the slow one, an answer may be lying there already: it is read first.
  const timer = setTimeout(() => setImmediate(giveUp), patienceMs);
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
