import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo, often } from '../../record/question.ts';

const atClerk = 'Look at your court papers, or ask the clerk of the court that had your case.';
const deferral =
  'Look for “deferral of judgment”, “conditional dismissal” or a drug, veterans or mental health court.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was there a plea or a program first?', atClerk, {
    deferred: ['Yes, I pleaded guilty or no contest first', deferral],
    diverted: [
      'Yes, a program without a plea',
      'Look for the words “preprosecution diversion” in your papers.',
    ],
  }),
  ...afterGuilty('Was the judgment put off, and the case dismissed in the end?', atClerk, {
    convicted: ['No, I was convicted', 'Also where the sentence was suspended.'],
    deferred: ['Yes', deferral],
  }),
  'facts.residential': often(
    askYesOrNo(
      'Was it burglary of a home?',
      'For burglary of a home the wait is 10 years. For others it is less.',
      atClerk,
    ),
  ),
  'facts.ownChild': askYesOrNo(
    'Were you the parent or guardian of the child?',
    'For kidnapping or holding one’s own child, the law spares parents and guardians.',
    'You know this best.',
  ),
  'facts.oneOunce': askYesOrNo(
    'Was it 1 ounce of marijuana or less?',
    'That is no crime any more, and there is a free way to seal it.',
    'The police report may tell.',
  ),
  'facts.fullPardon': askYesOrNo(
    'Did you get a pardon without conditions?',
    'After such a pardon the record is sealed.',
    'Look at the paper from the Board of Pardons.',
  ),
  'facts.reentryProgram': askYesOrNo(
    'Did you finish a state program for reentry from prison?',
    'Then a single felony without violence may be sealed 4 years later.',
    'Your program or parole officer can give you the proof.',
  ),
};
