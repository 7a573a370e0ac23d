import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo, often } from '../../record/question.ts';

const onOscn = 'Look up your case on oscn.net, or ask the court clerk of the county.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was there a plea or a deal first?', onOscn, {
    deferred: [
      'Yes, I pleaded guilty or “no contest” first',
      'Look for “deferred sentence”, “deferred judgment”, “delayed sentence” or “991c”.',
    ],
    diverted: [
      'Yes, a deal with the district attorney and no plea',
      'Look for “deferred prosecution” or “DPA”.',
    ],
  }),
  ...afterGuilty('Was the case dismissed in the end, after a deferred sentence?', onOscn, {
    convicted: ['No, I was convicted', 'Also where the sentence was “suspended”.'],
    deferred: ['Yes, it was deferred and then dismissed', 'Look for “deferred sentence” or “991c”.'],
  }),
  'facts.notRefiled': askYesOrNo(
    'Did the district attorney say that this charge will not be filed (again)?',
    'Then you do not have to wait until it is too late to file it.',
    'Ask the office of the district attorney in that county. Ask for it in writing.',
  ),
  'facts.fineOver500': askYesOrNo(
    'Was the fine more than $500?',
    'With a fine of $500 or less and no jail or probation there is no wait.',
    'Look at your judgment and sentence, without the court costs.',
  ),
  'facts.worthUnder1000': often(
    askYesOrNo(
      'Was what was taken worth less than $1,000?',
      'Since July 1, 2017 that is no felony any more.',
      'Look at the charge in your court papers.',
    ),
  ),
  'facts.defendingAnother': askYesOrNo(
    'Was the person who was hurt defending somebody else?',
    'Only then is aggravated assault and battery on the list of violent crimes.',
    onOscn,
  ),
  'facts.treatmentFinished': askYesOrNo(
    'If the court ordered treatment, did you finish it, then or later?',
    'The law asks for it. Serving the sentence after a failed program counts too.',
  ),
};
