import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { alternatives, trafficking } from './alternatives.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import { grades } from './grades.ts';
import { juvenileReliefs } from './juvenile.ts';
import { nonConvictionReliefs } from './non-convictions.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';
import { setAsideReliefs } from './set-aside.ts';
import { shieldingReliefs } from './shielding.ts';

/** Idaho expunges no adult conviction. It sets aside some, and since 2024 it shields one from the public. */
export const law: Jurisdiction = {
  ...place,
  said,
  grades,
  questions,
  isSection,
  lists,
  sectionsIn,
  reliefs: [
    ...nonConvictionReliefs,
    ...setAsideReliefs,
    ...shieldingReliefs,
    trafficking,
    ...juvenileReliefs,
    ...alternatives,
  ],
};
