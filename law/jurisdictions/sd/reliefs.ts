import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { alternatives } from './alternatives.ts';
import { byItself } from './by-itself.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import { grades } from './grades.ts';
import { juvenileReliefs } from './juvenile.ts';
import { motions } from './motions.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';

/**
 * South Dakota expunges arrests, not convictions. What is left of small convictions leaves the public record by itself, and
 * a suspended imposition of sentence is sealed. For all other convictions there is the pardon, which seals too.
 */
export const law: Jurisdiction = {
  ...place,
  said,
  grades,
  questions,
  isSection,
  lists,
  sectionsIn,
  reliefs: [...byItself, ...motions, ...juvenileReliefs, ...alternatives],
};
