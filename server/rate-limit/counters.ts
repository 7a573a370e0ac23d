import { type Day, dayOf } from './day.ts';
import { Pseudonyms } from './pseudonyms.ts';

export type Count = { hits: number; windowEnds: number };

/** How often it was done in the window that is open, and when that closes. */
export type Hit = { current: number; ttl: number };

/** Where the salt and the counts of a day are kept. Days are named by their dates; times are milliseconds. */
export interface DayKeeper {
  /** The salt of a day: random, the same for every replica, made when first asked for. */
  saltOf(day: string): Promise<string>;
  /** One hit more, or several: in the counter's window if that is still open, else the first of one that ends as told. */
  hit(day: string, counter: string, now: number, windowEnds: number, times?: number): Promise<Count>;
  /** Erases all that belongs to earlier days. */
  eraseBefore(day: string): Promise<void>;
}

/**
 * Counts requests without knowing whose they are: an address is hashed with a salt that is thrown away when the
 * day ends, after which nothing can tell what a count was about, nor link one day with the next.
 */
export class VisitorCounters {
  readonly #keeper: DayKeeper;
  readonly #now: () => Date;
  readonly #pseudonyms = new Pseudonyms();
  #date = '';

  constructor(keeper: DayKeeper, now: () => Date) {
    this.#keeper = keeper;
    this.#now = now;
  }

  async hit(route: string, address: string, windowMs: number): Promise<Hit> {
    const now = this.#now();
    const day = dayOf(now);
    const visitor = await this.#visitorOn(day, address);
    return this.#count(`${route} ${visitor}`, now, day, windowMs);
  }

  /** The same for all visitors together. */
  hitByAnyone(what: string, windowMs: number): Promise<Hit> {
    const now = this.#now();
    return this.#count(`${what} by anyone`, now, dayOf(now), windowMs);
  }

  /** What stands for an address until the day ends. Not to be stored beyond it, nor beside anything else. */
  visitor(address: string): Promise<string> {
    return this.#visitorOn(dayOf(this.#now()), address);
  }

  eraseEarlierDays(): Promise<void> {
    return this.#eraseBefore(dayOf(this.#now()));
  }

  async #count(counter: string, now: Date, { date, ends }: Day, windowMs: number): Promise<Hit> {
    // Tomorrow's salt forgets today's visitors, so no window reaches beyond midnight.
    const windowEnds = Math.min(now.getTime() + windowMs, ends);
    const count = await this.#keeper.hit(date, counter, now.getTime(), windowEnds);
    return { current: count.hits, ttl: Math.max(0, count.windowEnds - now.getTime()) };
  }

  async #visitorOn(day: Day, address: string): Promise<string> {
    // Not left to the daily errand alone: until it has run, yesterday's rows would outlive their day. Where it fails,
    // the next visitor's request tries again, and this one is counted all the same.
    if (day.date !== this.#date) await this.#eraseBefore(day).catch(() => {});
    return this.#pseudonyms.of(address, await this.#keeper.saltOf(day.date));
  }

  async #eraseBefore({ date }: Day): Promise<void> {
    this.#pseudonyms.forget();
    await this.#keeper.eraseBefore(date);
    this.#date = date;
  }
}
