import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo } from '../../record/question.ts';

const clerk = 'Look at the last order in your case, or ask the circuit court clerk.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was it dismissed because you finished diversion?', clerk, {
    deferred: ['Yes, after a guilty plea', 'Look for “dismissed-diverted” or “pretrial diversion”.'],
    diverted: [
      'Yes, without a plea',
      'Look for “diversion” in the district court, or “deferred prosecution”.',
    ],
  }),
  ...afterGuilty('Was it dismissed in the end, after pretrial diversion?', clerk, {
    deferred: ['Yes', 'Look for “dismissed-diverted”.'],
  }),
  'facts.fullPardon': askYesOrNo(
    'Was it a full pardon, without conditions?',
    'Only a full pardon opens this way.',
    'Read the pardon itself.',
  ),
  'facts.deferredProsecution': askYesOrNo(
    'Was it “deferred prosecution” for having drugs?',
    'Then the court seals the case when you finish.',
    clerk,
  ),
  'facts.healthProgram': askYesOrNo(
    'Were you in the court’s health program, in place of a trial?',
    'Then the court seals the case when you finish. It runs in some counties since 2023.',
    `Look for “behavioral health”. ${clerk}`,
  ),
};
