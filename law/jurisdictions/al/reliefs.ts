import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { alternatives } from './alternatives.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import { convictionReliefs } from './convictions.ts';
import { grades } from './grades.ts';
import { juvenileDestruction } from './juvenile.ts';
import { nonConvictions } from './non-convictions.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';

/** Alabama expunges on petition only. Of felony convictions, only those that were pardoned. */
export const law: Jurisdiction = {
  ...place,
  said,
  grades,
  questions,
  isSection,
  lists,
  sectionsIn,
  reliefs: [...nonConvictions, ...convictionReliefs, juvenileDestruction, ...alternatives],
};
