import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { alternatives } from './alternatives.ts';
import { arrestReliefs } from './arrests.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import { convictionReliefs } from './convictions.ts';
import { grades } from './grades.ts';
import { juvenileReliefs } from './juvenile.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';

/**
 * Kansas clears nothing by itself. Most convictions can be expunged three or five years after the sentence, and an arrest
 * without a conviction at once.
 */
export const law: Jurisdiction = {
  ...place,
  said,
  grades,
  questions,
  isSection,
  lists,
  sectionsIn,
  reliefs: [...convictionReliefs, ...arrestReliefs, ...juvenileReliefs, ...alternatives],
};
