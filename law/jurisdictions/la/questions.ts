import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo } from '../../record/question.ts';

const inMinutes = 'Look at the court minutes, or ask the clerk of court of the parish.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was there a plea or a program first?', inMinutes, {
    deferred: [
      'Yes, I pleaded guilty or “no contest”, and it was set aside later',
      'Look for “893”, “894”, “deferred”, “set aside” or “40:983”.',
    ],
    diverted: ['Yes, a program with no plea', 'Look for “pretrial diversion”, “PTI” or “PTD”.'],
  }),
  ...afterGuilty('Was the plea under article 893 or 894, and was your probation satisfactory?', inMinutes, {
    convicted: ['No, or I do not see it in my papers', 'Also where the sentence was only “suspended”.'],
    deferred: ['Yes, under article 893 or 894', 'Look for “893”, “894”, “deferred” or “set aside”.'],
  }),
  'facts.refused': askYesOrNo(
    'Did the district attorney refuse the charge?',
    'Then you do not have to wait until it is too late to charge you.',
    'Ask the district attorney of the parish for a “refusal” letter.',
  ),
  'facts.soldOrMade': askYesOrNo(
    'Were you convicted of selling, handing over or making the drugs?',
    'Having drugs “with intent” can be expunged after ten years. Selling or making drugs can be only if it was your first felony.',
    'Look for “distribution” or “manufacture” in the court minutes.',
  ),
};
