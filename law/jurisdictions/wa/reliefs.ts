import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { alternatives } from './alternatives.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import { felonyReliefs } from './felonies.ts';
import { grades } from './grades.ts';
import { youthReliefs } from './juvenile.ts';
import { misdemeanorReliefs } from './misdemeanors.ts';
import { deletion } from './non-convictions.ts';
import { pardonReliefs } from './pardoned.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';

/** Washington vacates convictions on request; by itself it seals only youth cases. */
export const law: Jurisdiction = {
  ...place,
  said,
  grades,
  questions,
  isSection,
  lists,
  sectionsIn,
  reliefs: [
    deletion,
    ...misdemeanorReliefs,
    ...felonyReliefs,
    ...pardonReliefs,
    ...youthReliefs,
    ...alternatives,
  ],
};
