import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';

const atClerk = 'Look at your court papers, or ask the clerk of the court for the docket.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Did you make a deal with the state before it was dropped?', atClerk, {
    deferred: ['Yes, after I pleaded guilty', 'Look for “deferred disposition” on the docket.'],
    diverted: ['Yes, an agreement without a plea', 'Look for “filed” or “filing agreement” on the docket.'],
  }),
  ...afterGuilty('Was the case put off, and dropped in the end?', atClerk, {
    deferred: ['Yes', 'Look for “deferred disposition”, and for a dismissal at its end.'],
  }),
};
