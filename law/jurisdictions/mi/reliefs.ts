import type { Jurisdiction } from '../../jurisdiction.ts';
import { alternatives } from './alternatives.ts';
import { applications } from './applications.ts';
import { automaticSetAsides } from './automatic.ts';
import { juvenileReliefs } from './juvenile.ts';
import { nonConvictions } from './non-convictions.ts';
import { grades, questions } from './questions.ts';
import { said } from './said.ts';

/** Michigan sets convictions aside; people say “expunge”. */
export const michigan: Jurisdiction = {
  code: 'MI',
  verified: '2026-11-15',
  knownFrom: '2026-01-01',
  said,
  grades,
  questions,
  reliefs: [...automaticSetAsides, ...applications, ...nonConvictions, ...juvenileReliefs, ...alternatives],
};
