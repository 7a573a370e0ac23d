import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { cannabisReliefs } from './cannabis.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import { convictions } from './convictions.ts';
import { grades } from './grades.ts';
import { otherWays } from './other-ways.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';
import { nonConvictions } from './without-conviction.ts';

/** The Criminal Record Expungement Act, NMSA 1978, §§ 29-3A-1 to 29-3A-9, in force since 2020. */
export const law: Jurisdiction = {
  ...place,
  said,
  grades,
  questions,
  isSection,
  lists,
  sectionsIn,
  reliefs: [...cannabisReliefs, ...nonConvictions, ...convictions, ...otherWays],
};
