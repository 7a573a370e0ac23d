/** Prints what every place says to the same lives, to be read side by side: the odd ones out want an explanation. */
import { compare, tables } from './compare/compare.ts';

console.log(tables(await compare()));
