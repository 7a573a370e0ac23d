import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import { grades } from './grades.ts';
import { otherWays } from './other-ways.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';
import { setAside } from './set-aside.ts';
import { withoutConviction } from './without-conviction.ts';

/**
 * Nebraska seals what ended without a conviction, since 2017 by itself. A conviction can be set aside, which does not hide it;
 * only a pardon, or having been trafficked, leads to sealing it.
 */
export const law: Jurisdiction = {
  ...place,
  said,
  grades,
  questions,
  isSection,
  lists,
  sectionsIn,
  reliefs: [...withoutConviction, ...setAside, ...otherWays],
};
