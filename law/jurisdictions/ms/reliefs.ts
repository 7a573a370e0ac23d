import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import { convictionReliefs } from './convictions.ts';
import { grades } from './grades.ts';
import { otherWays } from './other-ways.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';
import { nonConvictions } from './without-conviction.ts';

/** Expungement on petition: § 99-19-71 above all, and what the lower courts may do (§§ 9-11-15, 21-23-7). */
export const law: Jurisdiction = {
  ...place,
  said,
  grades,
  questions,
  isSection,
  lists,
  sectionsIn,
  reliefs: [...nonConvictions, ...convictionReliefs, ...otherWays],
};
