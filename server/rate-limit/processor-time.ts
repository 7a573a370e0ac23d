import { VisitorCounters } from './counters.ts';
import { MemoryKeeper } from './memory-keeper.ts';

const minute = 60_000;

/** So that a flood from ever new addresses can't fill the memory. */
const mostVisitors = 50_000;

type Spent = { ms: number; windowEnds: number };

/**
 * How much of the processor's time each visitor has used within a minute. Kept in memory and under the day's hash of
 * an address. Unlike a count of requests it tells thousands of small ones from a few that were made to be heavy.
 */
export class ProcessorTime {
  readonly #visitors: VisitorCounters;
  readonly #now: () => Date;
  readonly #most: number;
  readonly #spent = new Map<string, Spent>();

  constructor(now: () => Date, mostMs: number) {
    // Hashed with a salt of this process: what is counted here is written nowhere.
    this.#visitors = new VisitorCounters(new MemoryKeeper(), now);
    this.#now = now;
    this.#most = mostMs;
  }

  /** What stands for an address until the day ends, in this process alone. */
  visitorAt(address: string): Promise<string> {
    return this.#visitors.visitor(address);
  }

  /**
   * How long a visitor must wait whose share is used up, or would be by what they ask for now; nothing for all others. Who
   * has used nothing yet is never refused, however little the share is.
   */
  async waitOf(address: string, ms: number): Promise<number | undefined> {
    const open = this.#openFor(await this.#visitors.visitor(address));
    const isMore = open && open.ms > 0 && (open.ms >= this.#most || open.ms + ms > this.#most);
    return isMore ? open.windowEnds - this.#now().getTime() : undefined;
  }

  /** Less than nothing where less was used than had been counted. */
  async spend(address: string, ms: number): Promise<void> {
    const visitor = await this.#visitors.visitor(address);
    const open = this.#openFor(visitor);
    if (open) {
      open.ms = Math.max(0, open.ms + ms);
      return;
    }
    if (ms <= 0) return;
    // Deleted first, so that the map stays in the order in which windows were opened.
    this.#spent.delete(visitor);
    this.#spent.set(visitor, { ms, windowEnds: this.#now().getTime() + minute });
    const [oldest] = this.#spent.keys();
    if (this.#spent.size > mostVisitors && oldest !== undefined) this.#spent.delete(oldest);
  }

  #openFor(visitor: string): Spent | undefined {
    const open = this.#spent.get(visitor);
    return open && open.windowEnds > this.#now().getTime() ? open : undefined;
  }
}

/** What this thread has used of the processor since it began; time spent waiting for others is not in it. */
export function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
