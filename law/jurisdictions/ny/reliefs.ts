import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { alternatives } from './alternatives.ts';
import { cleanSlate } from './clean-slate.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import { grades } from './grades.ts';
import { nonConvictions } from './non-convictions.ts';
import { petitions, undoing } from './petitions.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';
import { youth } from './youth.ts';

export const law: Jurisdiction = {
  ...place,
  said,
  grades,
  questions,
  isSection,
  lists,
  sectionsIn,
  // Among equals the first stands first: erasing is more than sealing.
  reliefs: [...undoing, ...nonConvictions, ...youth, ...cleanSlate, ...petitions, ...alternatives],
};
