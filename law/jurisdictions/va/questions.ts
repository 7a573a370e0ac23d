import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo, often } from '../../record/question.ts';

const finalOrder = 'Look at the final order, or ask the clerk of the court.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was the case put off first, after a plea or a finding?', finalOrder, {
    deferred: [
      'Yes, the judge found enough facts, put it off, and dropped it later',
      'Look for “deferred”, “taken under advisement”, “facts sufficient”, “18.2-251”, “19.2-303.2” or “18.2-57.3”.',
    ],
    diverted: ['Yes, a program without a plea or a finding', 'Look for “diversion” and “nolle prosequi”.'],
  }),
  ...afterGuilty('Was the case dismissed in the end?', finalOrder, {
    convicted: ['No, I was convicted', 'Also where the sentence was suspended.'],
    deferred: [
      'Yes, it was put off and dismissed later',
      'Look for “deferred”, “18.2-251”, “19.2-303.2”, “19.2-298.02” or “18.2-57.3”.',
    ],
  }),
  'facts.familyVictim': often(
    askYesOrNo('Was the victim a member of your family or household?', 'Virginia does not seal such a case.'),
  ),
  'facts.expungementAgreed': askYesOrNo(
    'Does the final order say that all sides agreed the case may be expunged?',
    'Without this, a case that was put off first cannot be expunged.',
    finalOrder,
  ),
  'facts.warrantIssued': askYesOrNo(
    'Did a warrant or a summons charge you with a crime?',
    'Expungement is for people who were charged.',
    'Ask the clerk of the general district court where you were arrested.',
  ),
  'facts.absolutePardon': askYesOrNo(
    'Does your pardon say that you did not commit the crime (an “absolute pardon”)?',
    'Only such a pardon clears the record by itself.',
    'Look at the pardon, or ask the Secretary of the Commonwealth.',
  ),
  'facts.sentToDmv': askYesOrNo(
    'Was the juvenile case about driving, or sent to the DMV?',
    'The court keeps such a case until you are 29.',
    'Ask the clerk of the juvenile court.',
  ),
};
