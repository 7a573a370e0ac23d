import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { alternatives } from './alternatives.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import { convictionReliefs } from './convictions.ts';
import { grades } from './grades.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';
import { juvenileExpungement, removal } from './without-conviction.ts';

/**
 * Wisconsin clears a conviction only where the judge said so at sentencing. Bills of 2017 to 2025 to let people ask
 * later were not found among the acts.
 */
export const law: Jurisdiction = {
  ...place,
  said,
  grades,
  questions,
  isSection,
  lists,
  sectionsIn,
  reliefs: [removal, ...convictionReliefs, juvenileExpungement, ...alternatives],
};
