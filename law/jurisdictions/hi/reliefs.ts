import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { arrestReliefs } from './arrests.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import { convictionReliefs } from './convictions.ts';
import { grades } from './grades.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';

/**
 * In Hawaii the Attorney General expunges arrests that did not end in a conviction, for everybody who asks. Of
 * convictions the courts clear only a few: first drug and property cases after treatment, 3 grams of marijuana, driving
 * under 21 with any alcohol, and prostitution.
 */
export const law: Jurisdiction = {
  ...place,
  said,
  grades,
  questions,
  isSection,
  lists,
  sectionsIn,
  reliefs: [...arrestReliefs, ...convictionReliefs],
};
