import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import { convictionReliefs } from './convictions.ts';
import { grades } from './grades.ts';
import { juvenile } from './juvenile.ts';
import { otherWays } from './other-ways.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';
import { withoutConviction } from './without-conviction.ts';

/** Delaware expunges by itself what it must expunge. The rest is for a judge, or for the Governor first. */
export const law: Jurisdiction = {
  ...place,
  said,
  grades,
  questions,
  isSection,
  lists,
  sectionsIn,
  reliefs: [...withoutConviction, ...convictionReliefs, ...juvenile, ...otherWays],
};
