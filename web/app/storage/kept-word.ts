import type { Key } from './keys.ts';
import { readText, removeText, writeText } from './shelves.ts';

export type KeptWord = {
  readonly read: () => string | null;
  /** Whether the browser took it. If not, it lasts as long as the page is open. */
  readonly write: (word: string) => boolean;
  /** Whether the browser let us. */
  readonly forget: () => boolean;
};

/** A single word of our own in the browser, as it is. What has another form is none of ours, and counts as nothing. */
export function keptWord({ name, shelf }: Key, form: RegExp): KeptWord {
  return {
    read: () => {
      const word = readText(shelf, name);
      return word !== null && form.test(word) ? word : null;
    },
    write: (word) => writeText(shelf, name, word),
    forget: () => removeText(shelf, name),
  };
}
