import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo } from '../../record/question.ts';

const onCcap = 'Look up your case on the court website (WCCA), or ask the clerk of circuit court.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was there a deal first?', onCcap, {
    deferred: ['Yes, I pleaded guilty or “no contest” first', 'Look for “deferred judgment” or “961.47”.'],
    diverted: ['Yes, a deal without a plea', 'Look for “deferred prosecution” or “diversion”.'],
  }),
  ...afterGuilty('Was the case dismissed in the end, after a deal?', onCcap, {
    convicted: ['No, I was convicted', 'Also where the sentence was “withheld” and you got probation.'],
    deferred: ['Yes', 'Look for “deferred judgment” or “961.47”.'],
  }),
  'facts.expungementOrdered': askYesOrNo(
    'When you were sentenced, did the judge say your record would be expunged once you finish?',
    'In Wisconsin a judge can order this only at the sentencing.',
    'Look at your judgment of conviction, or ask the clerk of circuit court.',
  ),
  'facts.fingerprinted': askYesOrNo(
    'Did the police take your fingerprints for this?',
    'The state keeps an arrest record only if they did.',
    'Your own record from the state shows the arrest if they did.',
  ),
  'facts.probationConditionsMet': askYesOrNo(
    'Did you keep every condition of your probation?',
    'The record is expunged only if you did.',
    'Your probation agent can tell you.',
  ),
  'facts.orderFollowed': askYesOrNo(
    'Did you do what the juvenile court ordered?',
    'The court can expunge the case only if you did.',
  ),
};
