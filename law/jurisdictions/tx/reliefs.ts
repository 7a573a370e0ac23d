import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { alternatives } from './alternatives.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import { convictions } from './convictions.ts';
import { deferrals } from './deferrals.ts';
import { expunctions } from './expunctions.ts';
import { grades } from './grades.ts';
import { juvenile } from './juvenile.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';
import { victimsAndVeterans } from './victims-and-veterans.ts';
import { expunctionsWithoutConviction } from './without-conviction.ts';

/**
 * Texas destroys records of cases without a conviction (expunction) and hides others (nondisclosure). Felony
 * convictions have neither. A 2025 bill to seal state jail felonies was seen only as it was filed.
 */
export const law: Jurisdiction = {
  ...place,
  said,
  grades,
  questions,
  isSection,
  lists,
  sectionsIn,
  // Among equals the first stands first: expunction is more than nondisclosure.
  reliefs: [
    ...expunctionsWithoutConviction,
    ...expunctions,
    ...deferrals,
    ...convictions,
    ...victimsAndVeterans,
    ...juvenile,
    ...alternatives,
  ],
};
