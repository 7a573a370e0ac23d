import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { automaticReliefs } from './clean-slate.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import { convictions } from './convictions.ts';
import { grades } from './grades.ts';
import { juvenile } from './juvenile.ts';
import { nonConvictions } from './non-convictions.ts';
import { otherWays } from './other-ways.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';
import { traffic } from './traffic.ts';

export const law: Jurisdiction = {
  ...place,
  said,
  grades,
  questions,
  isSection,
  lists,
  sectionsIn,
  reliefs: [...traffic, ...automaticReliefs, ...nonConvictions, ...convictions, ...otherWays, ...juvenile],
};
