import { describe } from 'vitest';
import type { PlaceCode } from '../../places.ts';
import { decidesItsCases } from './decides-its-cases.ts';
import { keepsItsWord } from './keeps-its-word.ts';
import { leadsToItsAnswers } from './leads-to-its-answers.ts';

/** All that is held of every place. Each has a small test file of its own, so that one runs alone in seconds. */
export function testPlace(code: PlaceCode): void {
  describe(code, () => {
    decidesItsCases(code);
    keepsItsWord(code);
    leadsToItsAnswers(code);
  });
}
