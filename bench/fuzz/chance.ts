/** Chances that come out the same for the same seed, so that what was found can be asked again. */
export class Chance {
  /** One value in so many is none that the schema may take: of a request in which that is all, nothing else would be tried. */
  oddIn = Number.POSITIVE_INFINITY;
  /** The day on which everything in a request was, so that nothing in it ends before it began. */
  day = '2012-05-09';
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** At least 0 and less than 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  upTo(most: number): number {
    return Math.floor(this.next() * (most + 1));
  }

  once(in_: number): boolean {
    return this.next() * in_ < 1;
  }

  oneOf<Each>(those: readonly Each[]): Each {
    return those[this.upTo(those.length - 1)] as Each;
  }
}
