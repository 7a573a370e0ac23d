/*
 * What reads PDFs is written for browsers of this year. Many phones are older: what they lack of the language itself,
 * and is used there, is added here.
 */

type Computing<Key, Value> = (key: Key) => Value;

interface Keyed<Key, Value> {
  has(key: Key): boolean;
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

function getOrInsertComputed<Key, Value>(this: Keyed<Key, Value>, key: Key, compute: Computing<Key, Value>) {
  if (!this.has(key)) this.set(key, compute(key));
  return this.get(key);
}

function getOrInsert<Key, Value>(this: Keyed<Key, Value>, key: Key, value: Value) {
  if (!this.has(key)) this.set(key, value);
  return this.get(key);
}

function withResolvers() {
  let settle = {};
  const promise = new Promise((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...settle };
}

function tried(call: (...given: unknown[]) => unknown, ...given: unknown[]) {
  return new Promise((resolve) => resolve(call(...given)));
}

function sumPrecise(numbers: Iterable<number>) {
  let sum = 0;
  for (const each of numbers) sum += each;
  return sum;
}

function parse(address: string, base?: string) {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

function toHex(this: Uint8Array) {
  return Array.from(this, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

for (const kind of [Map.prototype, WeakMap.prototype]) add(kind, { getOrInsertComputed, getOrInsert });
add(Promise, { withResolvers, try: tried });
add(Math, { sumPrecise });
add(URL, { parse });
add(Uint8Array.prototype, { toHex });

function add(to: object, missing: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(missing))
    if (!(name in to)) Object.defineProperty(to, name, { value, configurable: true, writable: true });
}
