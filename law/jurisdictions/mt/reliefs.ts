import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import { grades } from './grades.ts';
import { misdemeanors } from './misdemeanors.ts';
import { otherWays } from './other-ways.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';

/**
 * Montana expunges misdemeanors, once in a life, and no other felonies than those for marijuana. It removes arrests
 * without a conviction by itself, and makes deferred sentences confidential once they are dismissed.
 */
export const law: Jurisdiction = {
  ...place,
  said,
  grades,
  questions,
  isSection,
  lists,
  sectionsIn,
  reliefs: [...otherWays.slice(0, 3), ...misdemeanors, ...otherWays.slice(3)],
};
