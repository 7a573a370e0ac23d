import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo, often } from '../../record/question.ts';

const onPapers = 'Look at your court papers, or ask the circuit or magistrate clerk.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was there a program or a plea first?', onPapers, {
    diverted: ['Yes, a pretrial diversion', 'The prosecutor and you signed an agreement.'],
    deferred: ['Yes, I pleaded guilty first', 'Look for “deferred adjudication” or “60A-4-407”.'],
  }),
  ...afterGuilty('Did the court put the plea off and drop the case later?', onPapers, {
    convicted: ['No, I was convicted', 'Also with probation, or if the jail time was suspended.'],
    deferred: ['Yes', 'Look for “deferred adjudication” or “60A-4-407”.'],
  }),
  'facts.householdVictim': often(
    askYesOrNo(
      'Was the victim of your family or household?',
      'Such an assault or battery cannot be expunged.',
      onPapers,
    ),
  ),
  'facts.hurtMinorOrOfficer': askYesOrNo(
    'Did you hurt a child or a police officer on purpose?',
    'Then the conviction cannot be expunged.',
    onPapers,
  ),
  'facts.homeBurglary': askYesOrNo(
    'Was the break-in of a building that people use as a home?',
    'Burglary of a home cannot be expunged. Of other buildings it can.',
    onPapers,
  ),
  'facts.commercialLicense': askYesOrNo(
    'Did you have a commercial license, or drive a commercial vehicle?',
    'Then a court may not expunge the traffic case.',
    'Look at your license of that time.',
  ),
  'facts.approvedProgram': askYesOrNo(
    'Did you finish 90 days of approved treatment, or an approved job readiness course?',
    'Then you wait less.',
    'Ask the program, or Jobs & Hope West Virginia.',
  ),
  'facts.drugDischarge': askYesOrNo(
    'Was it under § 60A-4-407, the law on first drug cases?',
    'Then you wait 6 months after probation, and not 60 days.',
    onPapers,
  ),
};
