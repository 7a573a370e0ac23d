import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import { grades } from './grades.ts';
import { juvenileReliefs } from './juvenile.ts';
import { otherWays } from './other-ways.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';
import { sealingReliefs } from './sealing.ts';

/** Three ways apart: setting aside (§ 13-905), sealing (§ 13-911) and, for marijuana, expungement (§ 36-2862). */
export const law: Jurisdiction = {
  ...place,
  said,
  grades,
  questions,
  isSection,
  lists,
  sectionsIn,
  reliefs: [...otherWays, ...sealingReliefs, ...juvenileReliefs],
};
