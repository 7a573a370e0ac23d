import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { alternatives } from './alternatives.ts';
import { byItself, coming } from './by-itself.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import { convictionReliefs } from './convictions.ts';
import { grades } from './grades.ts';
import { juvenileReliefs } from './juvenile.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';
import { withoutConviction } from './without-conviction.ts';

/**
 * Illinois expunges what did not end in a conviction, and seals most convictions two or three years after the last sentence.
 * From 2029 on much of it is to be sealed without being asked.
 */
export const law: Jurisdiction = {
  ...place,
  said,
  grades,
  questions,
  isSection,
  lists,
  sectionsIn,
  reliefs: [
    ...byItself,
    ...withoutConviction,
    ...convictionReliefs,
    ...coming,
    ...juvenileReliefs,
    ...alternatives,
  ],
};
