import type { Jurisdiction } from '../../jurisdiction.ts';
import { alternatives } from './alternatives.ts';
import { convictionReliefs } from './convictions.ts';
import { grades, questions } from './questions.ts';
import { said } from './said.ts';
import { juvenileExpungement, removal } from './without-conviction.ts';

/**
 * Wisconsin clears a conviction only where the judge said so at sentencing. Bills of 2017 to 2025 to let people ask
 * later were not found among the acts.
 */
export const wisconsin: Jurisdiction = {
  code: 'WI',
  verified: '2026-11-15',
  knownFrom: '2026-01-01',
  said,
  grades,
  questions,
  reliefs: [removal, ...convictionReliefs, juvenileExpungement, ...alternatives],
};
