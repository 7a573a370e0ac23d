import { slug } from '../../ui/slug.ts';

/** The id of a word in the glossary: `term-nolle-prosequi`. */
export const idOfWord = (word: string): string => `term-${slug(word)}`;

/** Where a word of the law is explained. */
export const pathOfWord = (word: string): string => `/glossary#${idOfWord(word)}`;
