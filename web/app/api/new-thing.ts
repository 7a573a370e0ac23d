/** Something that is to be made once. It has one key for as long as it stays the same, however often it is sent. */
export class NewThing {
  #of: string | undefined;
  #key = '';

  keyFor(body: unknown): string {
    const of = JSON.stringify(body);
    if (of !== this.#of) this.#key = newKey();
    this.#of = of;
    return this.#key;
  }

  /** It is made: the same once more is another one. */
  made(): void {
    this.#of = undefined;
  }
}

/** Nobody guesses it. Not `randomUUID`, which browsers offer over https only. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
