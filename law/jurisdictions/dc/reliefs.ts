import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { certificate, pardon, vote } from './alternatives.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import {
  besideConvictionMotion,
  convictionMotion,
  misdemeanorAutomatic,
  traffickingVacatur,
  youthSetAside,
} from './convictions.ts';
import { grades } from './grades.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';
import {
  drugDeferral,
  fugitive,
  innocence,
  juvenile,
  noConvictionAutomatic,
  noConvictionMotion,
  noLongerCrime,
} from './without-conviction.ts';

/** The law of March 2025 seals by motion at once, and by itself until October 2027. */
export const law: Jurisdiction = {
  ...place,
  said,
  grades,
  questions,
  isSection,
  lists,
  sectionsIn,
  reliefs: [
    noLongerCrime,
    noConvictionAutomatic,
    noConvictionMotion,
    innocence,
    fugitive,
    drugDeferral,
    misdemeanorAutomatic,
    convictionMotion,
    besideConvictionMotion,
    youthSetAside,
    traffickingVacatur,
    juvenile,
    pardon,
    certificate,
    vote,
  ],
};
