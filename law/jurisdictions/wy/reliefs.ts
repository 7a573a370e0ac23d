import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { alternatives } from './alternatives.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import { convictionReliefs } from './convictions.ts';
import { grades } from './grades.ts';
import { youthReliefs } from './juvenile.ts';
import { arrestExpungement } from './non-convictions.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';

/** Wyoming clears nothing by itself but nicotine tickets of people under 21. What a judge deferred stays, and each kind of conviction is expunged once in a life. */
export const law: Jurisdiction = {
  ...place,
  said,
  grades,
  questions,
  isSection,
  lists,
  sectionsIn,
  reliefs: [arrestExpungement, ...convictionReliefs, ...youthReliefs, ...alternatives],
};
