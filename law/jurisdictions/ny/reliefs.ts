import type { Jurisdiction } from '../../jurisdiction.ts';
import { alternatives } from './alternatives.ts';
import { cleanSlate } from './clean-slate.ts';
import { nonConvictions } from './non-convictions.ts';
import { petitions, undoing } from './petitions.ts';
import { grades, questions } from './questions.ts';
import { said } from './said.ts';
import { youth } from './youth.ts';

export const newYork: Jurisdiction = {
  code: 'NY',
  verified: '2026-11-15',
  knownFrom: '2026-01-01',
  said,
  grades,
  questions,
  // Among equals the first stands first: erasing is more than sealing.
  reliefs: [...undoing, ...nonConvictions, ...youth, ...cleanSlate, ...petitions, ...alternatives],
};
