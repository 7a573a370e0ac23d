const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * Off by more than this, a clock is doubted. A wrong time zone or summer time is less than a day; a site that was off for
 * longer waits a day with erasing, which is little against what a wrong year would erase.
 */
const farMs = 2 * day;
/** A doubted clock is believed after it ran steadily for so long: time for an operator to see what is said of it. */
const steadyForMs = day;
/** More than a clock is corrected by while it is about right. */
const stepMs = 5 * minute;

/** What an earlier look at the clock left behind: times are milliseconds. */
export type Remembered = {
  newest: number | undefined;
  doubted?: { from: number; ranMs: number } | undefined;
};
export type Doubt = { off: 'ahead' | 'behind'; newest: Date; says: Date };

type Look = { wall: number; uptime: number };

/**
 * The machine's clock, held against the newest time that was ever written and against how long the machine has been
 * running. What a server does with a wrong clock can be put right, but for one thing: what it erased. So there is a
 * second time, up to which things may be erased, and it stands still while the clock is doubted.
 */
export class HouseClock {
  readonly now: () => Date;
  readonly #uptimeMs: () => number;
  #known: Look | undefined;
  #doubted: (Look & { ranBeforeMs: number }) | undefined;

  constructor(now: () => Date, uptimeMs: () => number) {
    this.now = now;
    this.#uptimeMs = uptimeMs;
  }

  /** Until it has begun, nothing may be erased. */
  begin({ newest, doubted }: Remembered): void {
    const { wall, uptime } = this.#look();
    this.#known = { wall: newest ?? wall, uptime };
    this.#doubted = undefined;
    if (!doubted || Math.abs(wall - (doubted.from + doubted.ranMs)) > farMs) return;
    this.#doubted = { wall, uptime, ranBeforeMs: doubted.ranMs };
  }

  /** Somebody who knows says that it is right. */
  believe(): void {
    this.#known = this.#look();
    this.#doubted = undefined;
  }

  /** Another process goes by another time: what it wrote counts, and a doubt has to run its day anew. */
  hear(newest: number): void {
    this.#known = { wall: newest, uptime: this.#uptimeMs() };
    this.#doubted = undefined;
  }

  /** Up to when things may be erased: never later than both this clock and the newest time that is known. */
  readonly erasing = (): Date => {
    this.#judge();
    if (!this.#known) return new Date(0);
    const now = this.now();
    return this.#doubted ? new Date(Math.min(now.getTime(), this.#known.wall)) : now;
  };

  doubt(): Doubt | undefined {
    this.#judge();
    if (!this.#doubted || !this.#known) return undefined;
    const says = this.now();
    const off = says.getTime() > this.#known.wall ? 'ahead' : 'behind';
    return { off, newest: new Date(this.#known.wall), says };
  }

  /** To be kept for the next process. */
  remember(): Remembered {
    this.#judge();
    if (!this.#doubted) return { newest: this.#known?.wall };
    const ranMs = this.#ranMs(this.#doubted);
    return { newest: this.#known?.wall, doubted: { from: this.now().getTime() - ranMs, ranMs } };
  }

  #judge(): void {
    if (!this.#known) return;
    const look = this.#look();
    if (Math.abs(apart(this.#known, look)) <= farMs) {
      this.#known = look;
      this.#doubted = undefined;
    } else if (!this.#doubted || Math.abs(apart(this.#doubted, look)) > stepMs) {
      this.#doubted = { ...look, ranBeforeMs: 0 };
    } else if (this.#ranMs(this.#doubted) >= steadyForMs) {
      this.believe();
    }
  }

  #ranMs({ uptime, ranBeforeMs }: Look & { ranBeforeMs: number }): number {
    return ranBeforeMs + this.#uptimeMs() - uptime;
  }

  #look(): Look {
    return { wall: this.now().getTime(), uptime: this.#uptimeMs() };
  }
}

/** How far the clock was set between two looks, beyond the time that passed. */
function apart(one: Look, other: Look): number {
  return other.wall - one.wall - (other.uptime - one.uptime);
}
