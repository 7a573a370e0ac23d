import type { VisitorCounters } from '../../rate-limit/counters.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Who did what to which post today, so that it counts once. In the memory of this process only, under a hash of the
 * address whose key is thrown away at midnight: what somebody read is written nowhere.
 */
export class SeenToday {
  readonly #counters: VisitorCounters;

  constructor(counters: VisitorCounters) {
    this.#counters = counters;
  }

  async isFirst(what: string, postId: string, address: string): Promise<boolean> {
    const { current } = await this.#counters.hit(`${what} ${postId}`, address, day);
    return current === 1;
  }
}
