import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { alternatives } from './alternatives.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import { grades } from './grades.ts';
import { diversionExpunction, earlyJuvenile, juvenileByAge } from './juvenile.ts';
import {
  administrativeExpunction,
  automaticSealing,
  expunction,
  selfDefenseExpunction,
} from './non-convictions.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';
import { traffickingExpunction } from './trafficking.ts';
import { expunctionAfterSealing, sealing } from './withheld.ts';

/**
 * Florida clears no adult conviction. A bill of 2026 to seal some misdemeanor convictions (CS/SB 810) was not found
 * among the acts, and one of 2023 to allow a second expunction (CS/HB 605) was vetoed.
 */
export const law: Jurisdiction = {
  ...place,
  said,
  grades,
  questions,
  isSection,
  lists,
  sectionsIn,
  reliefs: [
    expunction,
    automaticSealing,
    sealing,
    expunctionAfterSealing,
    juvenileByAge,
    earlyJuvenile,
    diversionExpunction,
    selfDefenseExpunction,
    administrativeExpunction,
    traffickingExpunction,
    ...alternatives,
  ],
};
