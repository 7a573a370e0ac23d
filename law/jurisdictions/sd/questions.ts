import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';

const atClerk = 'Look at your court papers, or ask the clerk of courts of the county.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was there a plea or a deal first?', atClerk, {
    deferred: [
      'Yes, I pleaded or was found guilty first',
      'Look for “suspended imposition of sentence” (SIS).',
    ],
    diverted: ['Yes, a diversion program', 'Look for “diversion” in the letter of the state’s attorney.'],
  }),
  ...afterGuilty('Was the sentence never imposed, and the case discharged?', atClerk, {
    convicted: ['No, I was convicted', 'Also where the “execution” of the sentence was suspended.'],
    deferred: ['Yes', 'Look for “suspended imposition of sentence” (SIS).'],
  }),
};
