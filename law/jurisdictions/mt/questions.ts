import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo } from '../../record/question.ts';

const atClerk = 'Look at your court papers, or ask the clerk of the court that had the case.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was there a plea or a deal first?', atClerk, {
    deferred: ['Yes, I pleaded or was found guilty first', 'Look for “deferred imposition of sentence”.'],
    diverted: ['Yes, a deal to put the case off', 'Look for “deferred prosecution”.'],
  }),
  ...afterGuilty('Was the sentence put off, and the charge dismissed later?', atClerk, {
    convicted: ['No, I was convicted', 'Also where a sentence was suspended.'],
    deferred: ['Yes', 'Look for “deferred imposition of sentence”.'],
  }),
  'facts.military': askYesOrNo(
    'Does this record keep you from joining the military, or from a post in it?',
    'Then you do not have to wait 5 years.',
    'Ask your recruiter or your unit.',
  ),
  'facts.moreThanLegal': askYesOrNo(
    'Was it more than 2 ounces of marijuana, more than 8 grams of hashish, or more than 4 plants?',
    'The marijuana law helps only with what is legal today or has a lower penalty.',
    'The police report or the charge may tell.',
  ),
};
