import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import { convictions } from './convictions.ts';
import { grades } from './grades.ts';
import { juvenile } from './juvenile.ts';
import { otherWays } from './other-ways.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';
import { special } from './special.ts';
import { traffic } from './traffic.ts';
import { withoutConviction } from './without-conviction.ts';

/** Ohio clears when it is asked: first by sealing, and later by expungement. */
export const law: Jurisdiction = {
  ...place,
  said,
  grades,
  questions,
  isSection,
  lists,
  sectionsIn,
  reliefs: [...withoutConviction, ...convictions, ...traffic, ...special, ...juvenile, ...otherWays],
};
