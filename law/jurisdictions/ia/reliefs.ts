import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import { grades } from './grades.ts';
import { misdemeanors } from './misdemeanors.ts';
import { juvenile, otherWays } from './other-ways.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';
import { withoutConviction } from './without-conviction.ts';

/** Iowa expunges cases without a conviction, deferred judgments, and one misdemeanor in a life. No felony conviction. */
export const law: Jurisdiction = {
  ...place,
  said,
  grades,
  questions,
  isSection,
  lists,
  sectionsIn,
  reliefs: [...withoutConviction, ...misdemeanors, ...juvenile, ...otherWays],
};
