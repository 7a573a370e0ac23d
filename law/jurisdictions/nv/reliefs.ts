import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { alternatives } from './alternatives.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import { convictionReliefs } from './convictions.ts';
import { grades } from './grades.ts';
import { juvenileReliefs } from './juvenile.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';
import { withoutConviction } from './without-conviction.ts';

/**
 * Nevada seals, and does not destroy. Courts seal what was put off and then dismissed; all else has to be asked for, with a
 * wait by category and a presumption for the person who asks.
 */
export const law: Jurisdiction = {
  ...place,
  said,
  grades,
  questions,
  isSection,
  lists,
  sectionsIn,
  reliefs: [...convictionReliefs, ...withoutConviction, ...juvenileReliefs, ...alternatives],
};
