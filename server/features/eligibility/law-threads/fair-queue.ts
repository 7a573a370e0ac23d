/** Who asks for much waits behind themselves: visitors take turns, and each visitor's own wishes stay in order. */
export class FairQueue<Wish> {
  /** In the order of their turns. Under the day's hash of an address; who has no wish left is forgotten. */
  readonly #visitors = new Map<string, Wish[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(visitor: string, wish: Wish): void {
    const wishes = this.#visitors.get(visitor);
    if (wishes) wishes.push(wish);
    else this.#visitors.set(visitor, [wish]);
    this.#size += 1;
  }

  /** The wish whose turn it is. */
  take(): Wish | undefined {
    const [turn] = this.#visitors;
    if (!turn) return undefined;
    const [visitor, wishes] = turn;
    const wish = wishes.shift();
    this.#visitors.delete(visitor);
    if (wishes.length > 0) this.#visitors.set(visitor, wishes);
    this.#size -= 1;
    return wish;
  }

  /** It is not wished for any more. */
  drop(visitor: string, wish: Wish): void {
    const wishes = this.#visitors.get(visitor) ?? [];
    const at = wishes.indexOf(wish);
    if (at < 0) return;
    wishes.splice(at, 1);
    if (wishes.length === 0) this.#visitors.delete(visitor);
    this.#size -= 1;
  }
}
