import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import { convictionReliefs } from './convictions.ts';
import { grades } from './grades.ts';
import { juvenileReliefs } from './juvenile.ts';
import { otherWays } from './other-ways.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';
import { nonConvictions } from './without-conviction.ts';

/** The Comprehensive Criminal Record Sealing Act of 2013, §§ 16-90-1401 to -1419, and what stands beside it. */
export const law: Jurisdiction = {
  ...place,
  said,
  grades,
  questions,
  isSection,
  lists,
  sectionsIn,
  reliefs: [...nonConvictions, ...convictionReliefs, ...juvenileReliefs, ...otherWays],
};
