import { asideOf, type Key, keys, type Shelf } from './keys.ts';
import { noteUse } from './last-use.ts';
import { readText, removeText, tellOfChange, writeText } from './shelves.ts';

export type KeyName = keyof typeof keys;

export type KeptThing = {
  readonly key: KeyName;
  readonly bytes: number;
  /** It goes with the tab, or stays. */
  readonly shelf: Shelf;
};

type Text = { readonly shelf: Shelf; readonly name: string; readonly text: string };

const everyKey = Object.keys(keys) as KeyName[];

/** All that the browser holds for the site now. */
export function inventory(): readonly KeptThing[] {
  return everyKey.flatMap((key) => {
    const [first, ...more] = textsOf(key);
    if (!first) return [];
    const bytes = [first, ...more].reduce((sum, { name, text }) => sum + new Blob([name, text]).size, 0);
    return [{ key, bytes, shelf: first.shelf }];
  });
}

/** Erases things at once, and gives the way to bring them back, which only the open page remembers. */
export function takeAway(some: readonly KeyName[]): () => void {
  const taken = some.flatMap(textsOf);
  for (const { shelf, name } of taken) removeText(shelf, name);
  afterwards(taken);
  return () => {
    for (const { shelf, name, text } of taken) writeText(shelf, name, text);
    afterwards(taken);
  };
}

function textsOf(key: KeyName): Text[] {
  const { name }: Key = keys[key];
  return [name, asideOf(keys[key])].flatMap((each) =>
    (['device', 'tab'] as const).flatMap((shelf) => {
      const text = readText(shelf, each);
      return text === null ? [] : [{ shelf, name: each, text }];
    }),
  );
}

function afterwards(changed: readonly Text[]): void {
  noteUse();
  tellOfChange(changed.map(({ name }) => name));
}
