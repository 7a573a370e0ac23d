import type { Count, DayKeeper } from './counters.ts';

/** How long a count is held back before the other replicas are told. */
const heldMs = 250;
/** So that a flood from ever new addresses can't fill the memory. */
const mostCounters = 50_000;

/** What all replicas counted when they were last asked, and what came here since. */
type Gathered = {
  day: string;
  counter: string;
  told: number;
  untold: number;
  countedAt: number;
  windowEnds: number;
};

/**
 * Counts here, and tells the place where all replicas count a few times a second, for what is asked so often, and costs
 * so little, that asking that place each time would be most of the work. A visitor who asks several replicas at once can
 * have more than the limit: what the others answer in a quarter of a second.
 */
export class GatheringKeeper implements DayKeeper {
  readonly #shared: DayKeeper;
  readonly #open = new Map<string, Gathered>();
  #salt: { day: string; asked: Promise<string> } | undefined;
  #untold = new Set<Gathered>();
  #telling = false;

  constructor(shared: DayKeeper) {
    this.#shared = shared;
  }

  /** Asked for anew as often as counts are told: where the database lost its salt, all replicas count under a new one. */
  saltOf(day: string): Promise<string> {
    if (this.#salt?.day === day) return this.#salt.asked;
    const asked = this.#shared.saltOf(day);
    this.#salt = { day, asked };
    asked.catch(() => {
      this.#salt = undefined;
    });
    return asked;
  }

  async hit(day: string, counter: string, now: number, windowEnds: number, times = 1): Promise<Count> {
    const gathered = this.#openFor(day, counter, now, windowEnds);
    gathered.untold += times;
    gathered.countedAt = now;
    this.#untold.add(gathered);
    this.#tellSoon();
    return { hits: gathered.told + gathered.untold, windowEnds: gathered.windowEnds };
  }

  async eraseBefore(day: string): Promise<void> {
    for (const [key, gathered] of this.#open) if (gathered.day < day) this.#open.delete(key);
    for (const gathered of this.#untold) if (gathered.day < day) this.#untold.delete(gathered);
    await this.#shared.eraseBefore(day);
  }

  #openFor(day: string, counter: string, now: number, windowEnds: number): Gathered {
    const key = `${day} ${counter}`;
    const known = this.#open.get(key);
    if (known && known.windowEnds > now) return known;
    const fresh = { day, counter, told: 0, untold: 0, countedAt: now, windowEnds };
    // Deleted first, so that the map stays in the order in which windows were opened.
    this.#open.delete(key);
    this.#open.set(key, fresh);
    const [oldest] = this.#open.keys();
    if (this.#open.size > mostCounters && oldest !== undefined) this.#open.delete(oldest);
    return fresh;
  }

  #tellSoon(): void {
    if (this.#telling) return;
    this.#telling = true;
    setTimeout(() => this.#tell(), heldMs).unref();
  }

  /** One after the other: the connections of the pool are for those who wait for an answer. */
  async #tell(): Promise<void> {
    const gathered = this.#untold;
    this.#untold = new Set();
    this.#salt = undefined;
    for (const each of gathered) await this.#tellOf(each);
    this.#telling = false;
    if (this.#untold.size > 0) this.#tellSoon();
  }

  async #tellOf(gathered: Gathered): Promise<void> {
    const { day, counter, untold, countedAt, windowEnds } = gathered;
    gathered.told += untold;
    gathered.untold = 0;
    // Where nobody could be told, what was counted here still counts here.
    const all = await this.#shared.hit(day, counter, countedAt, windowEnds, untold).catch(() => undefined);
    if (!all) return;
    gathered.told = all.hits;
    gathered.windowEnds = all.windowEnds;
  }
}
