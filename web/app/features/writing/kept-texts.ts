import { type Kept, kept } from '../../storage/kept.ts';
import type { Key } from '../../storage/keys.ts';

/** What somebody is writing in a form: its fields, each as text. */
export type Texts = Readonly<Record<string, string>>;

/** Where a form is kept. Something else that lies there, or a choice that is not offered any more, is none of ours. */
export function keptTexts<T extends Texts>(key: Key, nothing: T, isOurs: (texts: T) => boolean): Kept<T> {
  const fields = Object.keys(nothing);
  return kept(key, {
    parse(stored) {
      const texts = stored as T | null;
      if (!texts || !fields.every((field) => typeof texts[field] === 'string') || !isOurs(texts))
        throw new TypeError('Not what this form holds.');
      return texts;
    },
  });
}
