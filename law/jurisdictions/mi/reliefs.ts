import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { alternatives } from './alternatives.ts';
import { applications } from './applications.ts';
import { automaticSetAsides } from './automatic.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import { grades } from './grades.ts';
import { juvenileReliefs } from './juvenile.ts';
import { nonConvictions } from './non-convictions.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';

/** Michigan sets convictions aside; people say “expunge”. */
export const law: Jurisdiction = {
  ...place,
  said,
  grades,
  questions,
  isSection,
  lists,
  sectionsIn,
  reliefs: [...automaticSetAsides, ...applications, ...nonConvictions, ...juvenileReliefs, ...alternatives],
};
