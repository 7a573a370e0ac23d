import type { Jurisdiction } from '../../jurisdiction.ts';
import { alternatives } from './alternatives.ts';
import { convictions } from './convictions.ts';
import { deferrals } from './deferrals.ts';
import { expunctions } from './expunctions.ts';
import { juvenile } from './juvenile.ts';
import { grades, questions } from './questions.ts';
import { said } from './said.ts';
import { victimsAndVeterans } from './victims-and-veterans.ts';
import { expunctionsWithoutConviction } from './without-conviction.ts';

/**
 * Texas destroys records of cases without a conviction (expunction) and hides others (nondisclosure). Felony
 * convictions have neither. A 2025 bill to seal state jail felonies was seen only as it was filed.
 */
export const texas: Jurisdiction = {
  code: 'TX',
  verified: '2026-11-15',
  knownFrom: '2026-01-01',
  said,
  grades,
  questions,
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
