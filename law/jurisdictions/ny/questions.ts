import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo } from '../../record/question.ts';

const certificate = 'The court clerk can give you a certificate of disposition. It says how the case ended.';

/** New York's own questions. */
export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was the whole charge dropped, with no plea to anything?', certificate, {
    dismissed: ['Yes', 'Also after an adjournment (“ACD”), or where a plea was taken back after treatment.'],
    convicted: [
      'No, I pleaded guilty to something less',
      'A “conditional discharge” is a sentence. What you pleaded to is a violation or a crime.',
    ],
  }),
  ...afterGuilty('Was the plea taken back and the case dismissed, after a program?', certificate, {
    deferred: ['Yes', 'Look for “dismissed” after drug or treatment court.'],
  }),
  'facts.youthfulOffender': askYesOrNo(
    'Did the judge give you youthful offender status?',
    'Then it is not a conviction, and the papers are confidential.',
  ),
  'facts.drugTreatment': askYesOrNo(
    'Did you finish a drug treatment program that the court ordered in this case?',
    'Then a judge can seal the case without the long wait.',
  ),
};
