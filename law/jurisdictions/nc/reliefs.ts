import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { alternatives } from './alternatives.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import { felonies } from './felonies.ts';
import { grades } from './grades.ts';
import { juvenile } from './juvenile.ts';
import { misdemeanors } from './misdemeanors.ts';
import { nonConvictions } from './non-convictions.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';
import { special } from './special.ts';
import { young } from './young.ts';

export const law: Jurisdiction = {
  ...place,
  said,
  grades,
  questions,
  isSection,
  lists,
  sectionsIn,
  reliefs: [
    ...nonConvictions,
    ...young,
    ...special,
    ...misdemeanors,
    ...felonies,
    ...juvenile,
    ...alternatives,
  ],
};
