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

  /** How long a visitor who has used up their share must wait; nothing for all others. */
  async waitOf(address: string): Promise<number | undefined> {
    const open = this.#openFor(await this.#visitors.visitor(address));
    return open && open.ms >= this.#most ? open.windowEnds - this.#now().getTime() : undefined;
  }

  async spend(address: string, ms: number): Promise<void> {
    const visitor = await this.#visitors.visitor(address);
    const open = this.#openFor(visitor);
    if (open) {
      open.ms += ms;
      return;
    }
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
