import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo, courtPapers, often } from '../../record/question.ts';

const abeyance =
  'You pleaded guilty or “no contest”, and the court held the plea back. Look for “plea in abeyance” or “PIA”.';

/** Utah's own questions. */
export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was there a plea or a program first?', courtPapers, {
    deferred: ['Yes, a plea in abeyance', abeyance],
    diverted: ['Yes, a program without a plea', 'Look for “diversion”.'],
  }),
  ...afterGuilty('Was it a plea in abeyance that you finished?', courtPapers, {
    deferred: ['Yes', abeyance],
  }),
  'facts.medicalCannabis': askYesOrNo(
    'At the arrest, did you have a condition that medical cannabis may treat? Was it a form and amount to treat it?',
    'Then you may ask the court at once, without a certificate.',
    'A doctor who treated you then, and the police or lab report, can show it.',
  ),
  'facts.openCaseIsTraffic': often(
    askYesOrNo(
      'Is your open case only a traffic case?',
      'An open traffic case stops only the clearing of another one.',
    ),
  ),
};
