import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { arrestReliefs } from './arrests.ts';
import { automaticDismissals } from './automatic.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import { dismissals } from './convictions.ts';
import { grades } from './grades.ts';
import { juvenileReliefs } from './juvenile.ts';
import { marijuanaReliefs } from './marijuana.ts';
import { alternatives, otherReliefs } from './other-ways.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';

/**
 * California erases little. It dismisses convictions, on petition or by itself, and seals arrests without one. Which
 * way is open depends on the sentence: probation, county jail or state prison.
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
    ...automaticDismissals,
    ...dismissals,
    ...arrestReliefs,
    ...marijuanaReliefs,
    ...juvenileReliefs,
    ...otherReliefs,
    ...alternatives,
  ],
};
