import type { Jurisdiction } from '../../jurisdiction.ts';
import { automaticReliefs } from './clean-slate.ts';
import { convictions } from './convictions.ts';
import { juvenile } from './juvenile.ts';
import { nonConvictions } from './non-convictions.ts';
import { otherWays } from './other-ways.ts';
import { grades, questions } from './questions.ts';
import { said } from './said.ts';
import { traffic } from './traffic.ts';

export const utah: Jurisdiction = {
  code: 'UT',
  verified: '2026-11-15',
  knownFrom: '2026-01-01',
  said,
  grades,
  questions,
  reliefs: [...traffic, ...automaticReliefs, ...nonConvictions, ...convictions, ...otherWays, ...juvenile],
};
