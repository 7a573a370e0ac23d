import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { cannabis } from './cannabis.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import { convictionReliefs } from './convictions.ts';
import { grades } from './grades.ts';
import { juvenile } from './juvenile.ts';
import { otherWays } from './other-ways.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';
import { withoutConviction } from './without-conviction.ts';

/** Connecticut erases by itself: what led to no conviction, and after 7 or 10 years most of what did. */
export const law: Jurisdiction = {
  ...place,
  said,
  grades,
  questions,
  isSection,
  lists,
  sectionsIn,
  reliefs: [...withoutConviction, ...cannabis, ...convictionReliefs, ...juvenile, ...otherWays],
};
