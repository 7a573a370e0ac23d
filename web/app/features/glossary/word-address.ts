import { slug } from '../../ui/slug.ts';

/** The id of a word on its page: `term-nolle-prosequi`. */
export const idOfWord = (word: string): string => `term-${slug(word)}`;

export const letterOf = (word: string): string => word.charAt(0).toLowerCase();

/** Where a word of the law is explained: the words of a letter stand on one page. */
export const pathOfWord = (word: string): string => `/glossary/${letterOf(word)}#${idOfWord(word)}`;
