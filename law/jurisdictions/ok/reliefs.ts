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

/** Oklahoma calls it expungement and means sealing, 22 O.S. §§ 18 and 19: sixteen kinds of people may ask for it. */
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
