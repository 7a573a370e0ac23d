import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo } from '../../record/question.ts';

const onPapers = 'Look at the order in your case, or ask the clerk of district court.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was there a plea or a deal first?', onPapers, {
    deferred: [
      'Yes, I pleaded guilty first',
      'Look for “deferred imposition of sentence” or “treatment court”.',
    ],
    diverted: ['Yes, a deal without a plea', 'Look for “pretrial diversion”.'],
  }),
  ...afterGuilty('Was the sentence put off and the case dismissed in the end?', onPapers, {
    convicted: ['No, I was sentenced', 'Also where the sentence was suspended.'],
    deferred: ['Yes', 'Look for “deferred imposition of sentence” or “treatment court”.'],
  }),
  'facts.commercialLicense': askYesOrNo(
    'Do you hold a commercial driver license (CDL)?',
    'A drunk driving record is not sealed for commercial drivers.',
    'Look at your license.',
  ),
  'facts.overAnOunce': askYesOrNo(
    'Was it more than an ounce of marijuana?',
    'The law for a first marijuana case stops at one ounce.',
  ),
  'facts.pleaDeal': askYesOrNo(
    'Was it dropped in a plea deal in which you were convicted of something else?',
    'The court does not close a case that was dropped in such a deal.',
    onPapers,
  ),
  'facts.unfitOrAppealed': askYesOrNo(
    'Was it dropped because you were unfit to stand trial, or was there an appeal?',
    'The court does not close such a case.',
    onPapers,
  ),
  'facts.notSealed': askYesOrNo(
    'Did the judge say that the file will not be sealed?',
    'The file of a put-off misdemeanor is sealed unless the judge says otherwise.',
    onPapers,
  ),
  'facts.informalOnly': askYesOrNo(
    'Was the juvenile case handled without a judge or referee?',
    'You may ask to destroy a file early if a judge or referee had the case.',
    'Ask the juvenile court.',
  ),
};
