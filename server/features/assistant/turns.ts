/** So many at once, and no more: whoever comes then is not made to wait. */
export class Turns {
  readonly #most: number;
  #taken = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Gives what ends the turn, or nothing if all are taken. */
  take(): (() => void) | undefined {
    if (this.#taken >= this.#most) return undefined;
    this.#taken += 1;
    let isOver = false;
    return () => {
      if (!isOver) this.#taken -= 1;
      isOver = true;
    };
  }
}
