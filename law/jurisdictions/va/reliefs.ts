import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { alternatives, trafficking } from './alternatives.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import { grades } from './grades.ts';
import { juvenile } from './juvenile.ts';
import { nonConvictions } from './non-convictions.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';
import { sealing } from './sealing.ts';

/** Virginia expunges charges without a conviction. Since July 1, 2026 it also seals, by itself and on petition. */
export const law: Jurisdiction = {
  ...place,
  said,
  grades,
  questions,
  isSection,
  lists,
  sectionsIn,
  reliefs: [...nonConvictions, ...sealing, ...juvenile, trafficking, ...alternatives],
};
