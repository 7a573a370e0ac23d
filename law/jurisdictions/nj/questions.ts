import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo, often } from '../../record/question.ts';

const onPapers = 'Look at your court papers, or ask the court that had the case.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was there a program first?', onPapers, {
    diverted: ['Yes, I finished a program', 'Look for “PTI” (Pretrial Intervention) or “diversion”.'],
    deferred: [
      'Yes, I pleaded guilty first',
      'The papers may say “conditional discharge”, or that it was dropped on terms.',
    ],
  }),
  ...afterGuilty('Was the case dismissed after a program?', onPapers, {
    convicted: ['No, I was convicted', 'Also if you only paid a fine.'],
    deferred: ['Yes', 'The papers may say “PTI” or “conditional discharge”.'],
  }),
  'facts.refusedToPay': askYesOrNo(
    'Did you refuse to pay, though you could have?',
    'Unpaid fines only stand in the way if they are unpaid on purpose.',
    'You know this best.',
  ),
  'facts.sameSpree': often(
    askYesOrNo(
      'Was this part of one short chain of events with your later conviction?',
      'Crimes that hang together count as one.',
      onPapers,
    ),
  ),
  'facts.ownChild': askYesOrNo(
    'Was the victim your own child?',
    'Holding a child against its will can be expunged only for its parents.',
    'You know this best.',
  ),
  'facts.publicOffice': askYesOrNo(
    'Did you hold a public job, and did the crime have to do with it?',
    'Then it can never be expunged. Whoever only helped somebody in a public job is not left out.',
    'You know this best.',
  ),
  'facts.recoveryCourt': askYesOrNo(
    'Did you graduate from Recovery Court (drug court)?',
    'Graduates may have their whole record expunged.',
    'Look for “special probation” in your papers.',
  ),
};
