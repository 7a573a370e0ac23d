/** Prints what every place says to the same lives, to be read side by side: the odd ones out want an explanation. */
import { compare } from '@openslate/law/comparison/compare.ts';
import { tables } from './compare/tables.ts';

console.log(tables(await compare()));
