import type { Jurisdiction } from '../../jurisdiction.ts';
import { arrestReliefs } from './arrests.ts';
import { automaticDismissals } from './automatic.ts';
import { dismissals } from './convictions.ts';
import { juvenileReliefs } from './juvenile.ts';
import { marijuanaReliefs } from './marijuana.ts';
import { alternatives, otherReliefs } from './other-ways.ts';
import { grades, questions } from './questions.ts';
import { said } from './said.ts';

/**
 * California erases little. It dismisses convictions, on petition or by itself, and seals arrests without one. Which
 * way is open depends on the sentence: probation, county jail or state prison.
 */
export const california: Jurisdiction = {
  code: 'CA',
  verified: '2026-11-15',
  knownFrom: '2026-01-01',
  said,
  grades,
  questions,
  reliefs: [
    ...automaticDismissals,
    ...dismissals,
    ...arrestReliefs,
    ...marijuanaReliefs,
    ...juvenileReliefs,
    ...otherReliefs,
    ...alternatives,
  ],
};
