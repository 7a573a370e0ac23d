import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo, often } from '../../record/question.ts';

const onCourtView = 'Look at your judgment, or ask the clerk of the court.';
const sej = 'Look for “SEJ” or “suspended entry of judgment”.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was there a plea or a program first?', onCourtView, {
    deferred: ['Yes, I pleaded guilty and was put on probation first', sej],
    diverted: ['Yes, a program without a plea', 'Look for “deferred prosecution” or “diversion”.'],
  }),
  ...afterGuilty('Was the case dismissed in the end, after probation?', onCourtView, {
    convicted: ['No, I was convicted', 'An “SIS” is a conviction too.'],
    deferred: ['Yes', sej],
  }),
  'facts.suspendedImposition': often(
    askYesOrNo(
      'Did the judge suspend imposition of sentence (SIS)?',
      'Only then can the conviction be set aside.',
      'Look for “SIS” on your judgment.',
    ),
  ),
  'facts.waivedToAdultCourt': askYesOrNo(
    'Did a juvenile court send your case to adult court?',
    'Then you can ask to seal it 5 years after the sentence.',
  ),
  'facts.underAnOunce': askYesOrNo(
    'Was it less than an ounce of marijuana?',
    'The courts took such cases off their website.',
  ),
};
