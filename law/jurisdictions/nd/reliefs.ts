import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import { grades } from './grades.ts';
import { juvenile, otherWays } from './other-ways.ts';
import { petitions } from './petitions.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';
import { withoutConviction } from './without-conviction.ts';

/** North Dakota seals convictions on petition, and closes cases without one by itself since August 2025. */
export const law: Jurisdiction = {
  ...place,
  said,
  grades,
  questions,
  isSection,
  lists,
  sectionsIn,
  reliefs: [...withoutConviction, ...petitions, ...juvenile, ...otherWays],
};
