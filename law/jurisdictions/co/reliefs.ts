import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { alternatives } from './alternatives.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import { convictionReliefs } from './convictions.ts';
import { grades } from './grades.ts';
import { juvenileReliefs } from './juvenile.ts';
import { nonConvictionReliefs } from './non-convictions.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';
import { specialReliefs } from './special.ts';

/** Colorado seals adult records, C.R.S. 24-72-701 to 711; only youth records are expunged. */
export const law: Jurisdiction = {
  ...place,
  said,
  grades,
  questions,
  isSection,
  lists,
  sectionsIn,
  reliefs: [
    ...specialReliefs,
    ...convictionReliefs,
    ...nonConvictionReliefs,
    ...juvenileReliefs,
    ...alternatives,
  ],
};
