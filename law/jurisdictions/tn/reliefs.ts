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

/** Chapter 32 of title 40, as it was put in a new order in 2025 and changed in 2026. */
export const law: Jurisdiction = {
  ...place,
  said,
  grades,
  questions,
  isSection,
  lists,
  sectionsIn,
  reliefs: [...nonConvictionReliefs, ...convictionReliefs, ...juvenileReliefs, ...alternatives],
};
