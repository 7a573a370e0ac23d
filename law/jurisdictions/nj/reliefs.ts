import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import { convictions } from './convictions.ts';
import { drugs } from './drugs.ts';
import { grades } from './grades.ts';
import { juvenileReliefs } from './juvenile.ts';
import { otherWays } from './other-ways.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';
import { withoutConviction } from './without-conviction.ts';

/**
 * New Jersey expunges a crime or a few disorderly persons offenses after five years, and a whole record after ten. It
 * clears by itself what was dismissed since June 2020, and small marijuana cases. Its automatic clean slate is not built.
 */
export const law: Jurisdiction = {
  ...place,
  said,
  grades,
  questions,
  isSection,
  lists,
  sectionsIn,
  reliefs: [...withoutConviction, ...drugs, ...convictions, ...juvenileReliefs, ...otherWays],
};
