import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo } from '../../record/question.ts';

const papers = 'Look at the last paper in your case, or ask the clerk of the Superior Court.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was there a plea or a program first?', papers, {
    deferred: ['Yes, I pleaded guilty first', 'Look for “deferred sentencing” or “904.01(e)”.'],
    diverted: ['Yes, a program without a plea', 'Look for “deferred prosecution” or “diversion”.'],
  }),
  ...afterGuilty('Was the plea taken back and the case dismissed in the end?', papers, {
    convicted: ['No, I was convicted', 'Also where the sentence was suspended and you got probation.'],
    deferred: ['Yes', 'Look for “deferred sentencing” or “904.01(e)”.'],
  }),
  'facts.againstFamily': askYesOrNo(
    'Was it against a partner, a former partner, a family member or someone you lived with?',
    'The court does not seal these cases by itself. You can still ask for it.',
  ),
  'facts.noLongerCrime': askYesOrNo(
    'Is what you did no crime in the District today?',
    'Such records must be expunged.',
    'A public defender or legal aid can tell you.',
  ),
  'facts.innocent': askYesOrNo(
    'Can you prove that it did not happen, or that you did not do it?',
    'Then the court must expunge the record. That the case was dropped is not enough.',
    'Think of witnesses, papers, photos or messages.',
  ),
  'facts.cameBack': askYesOrNo(
    'Did you go before the court of the state that was looking for you?',
    'The record of a fugitive arrest can be sealed only then.',
    'The clerk of that court can tell you.',
  ),
};
