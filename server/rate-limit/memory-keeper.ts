import { randomBytes } from 'node:crypto';
import type { Count, DayKeeper } from './counters.ts';

/** So that a flood from ever new addresses can't fill the memory. */
const mostCounters = 50_000;

/** With SQLite a single process serves the site, and what it counts need not outlive it. */
export class MemoryKeeper implements DayKeeper {
  readonly #days = new Map<string, { salt: string; counts: Map<string, Count> }>();

  async saltOf(day: string): Promise<string> {
    return this.#at(day).salt;
  }

  async hit(day: string, counter: string, now: number, windowEnds: number, times = 1): Promise<Count> {
    const { counts } = this.#at(day);
    const open = counts.get(counter);
    if (open && open.windowEnds > now) {
      open.hits += times;
      return open;
    }
    const first = { hits: times, windowEnds };
    // Deleted first, so that the map stays in the order in which windows were opened.
    counts.delete(counter);
    counts.set(counter, first);
    if (counts.size > mostCounters) this.#dropOldest(counts);
    return first;
  }

  async eraseBefore(day: string): Promise<void> {
    for (const earlier of this.#days.keys()) if (earlier < day) this.#days.delete(earlier);
  }

  #at(day: string) {
    const known = this.#days.get(day);
    if (known) return known;
    const fresh = { salt: randomBytes(32).toString('base64url'), counts: new Map<string, Count>() };
    this.#days.set(day, fresh);
    return fresh;
  }

  #dropOldest(counts: Map<string, Count>): void {
    const [oldest] = counts.keys();
    if (oldest !== undefined) counts.delete(oldest);
  }
}
