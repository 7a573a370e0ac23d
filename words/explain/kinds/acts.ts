import { actsOfCases } from './acts-of-cases.ts';
import { actsOfEndings } from './acts-of-endings.ts';
import type { CuesOf } from './cue.ts';

/**
 * What a paper does, whatever it is called: commands an arrest, calls somebody, ends a case. These sentences are looked for
 * in the running text, where lines are joined.
 */
export const acts: CuesOf = { ...actsOfCases, ...actsOfEndings };
