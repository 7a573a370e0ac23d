import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { alternatives } from './alternatives.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import { grades } from './grades.ts';
import { juvenileReliefs } from './juvenile.ts';
import { motions } from './motions.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';
import { withoutConviction } from './without-conviction.ts';

/**
 * Maine erases nothing. Cases without a conviction are confidential by law, a court seals Class E crimes and a few others on
 * a motion, and for all else there is the pardon.
 */
export const law: Jurisdiction = {
  ...place,
  said,
  grades,
  questions,
  isSection,
  lists,
  sectionsIn,
  reliefs: [...withoutConviction, ...motions, ...juvenileReliefs, ...alternatives],
};
