import type { VisitorCounters } from '../../rate-limit/counters.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Who did what to which post today, so that it counts once, under a hash of the address whose key is thrown away at
 * midnight. What somebody read and liked is kept in the memory of this process only, and written nowhere; who reported
 * a post is counted like a limit, on all replicas, as two reports can hide it.
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
