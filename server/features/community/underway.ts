/** What is asked for twice at once under the same name is done once, and both are told what came of it. */
export class Underway<Result> {
  readonly #running = new Map<string, Promise<Result>>();

  once(name: string, work: () => Promise<Result>): Promise<Result> {
    const running = this.#running.get(name) ?? work().finally(() => this.#running.delete(name));
    this.#running.set(name, running);
    return running;
  }
}
