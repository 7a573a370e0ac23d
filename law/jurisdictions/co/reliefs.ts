import type { Jurisdiction } from '../../jurisdiction.ts';
import { alternatives } from './alternatives.ts';
import { convictionReliefs } from './convictions.ts';
import { juvenileReliefs } from './juvenile.ts';
import { nonConvictionReliefs } from './non-convictions.ts';
import { grades, questions } from './questions.ts';
import { said } from './said.ts';
import { specialReliefs } from './special.ts';

/** Colorado seals adult records, C.R.S. 24-72-701 to 711; only youth records are expunged. */
export const colorado: Jurisdiction = {
  code: 'CO',
  verified: '2026-11-15',
  knownFrom: '2025-01-01',
  said,
  grades,
  questions,
  reliefs: [
    ...specialReliefs,
    ...convictionReliefs,
    ...nonConvictionReliefs,
    ...juvenileReliefs,
    ...alternatives,
  ],
};
