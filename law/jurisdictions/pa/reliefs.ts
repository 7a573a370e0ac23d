import type { Jurisdiction } from '../../jurisdiction.ts';
import { alternatives } from './alternatives.ts';
import { cleanSlate } from './clean-slate.ts';
import { expungements } from './expungements.ts';
import { juvenile } from './juvenile.ts';
import { petitions } from './petitions.ts';
import { grades, questions } from './questions.ts';
import { said } from './said.ts';

export const pennsylvania: Jurisdiction = {
  code: 'PA',
  verified: '2026-11-15',
  knownFrom: '2026-01-01',
  said,
  grades,
  questions,
  // Among equals the first stands first: erasing is more than sealing.
  reliefs: [...expungements, ...cleanSlate, ...petitions, ...juvenile, ...alternatives],
};
