import type { At } from '@openslate/words/explain/explanation.ts';

/** Where words stand in a text, however many spaces and lines are between them and in whatever case. */
export function placeInText(text: string, words: string): At | undefined {
  const pattern = words
    .split(/\s+/)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('\\s+');
  const found = new RegExp(pattern, 'i').exec(text);
  return found ? [found.index, found.index + found[0].length] : undefined;
}
