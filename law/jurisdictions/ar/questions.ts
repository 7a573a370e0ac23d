import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo } from '../../record/question.ts';

const where = 'Look at your sentencing order, or search your name at caseinfo.arcourts.gov.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was there a plea or a program first?', where, {
    deferred: [
      'Yes, I pleaded guilty or “no contest” and finished probation',
      'Look for “Act 346”, “First Offender Act” or “16-93-303”.',
    ],
    diverted: ['Yes, a program and no plea', 'Look for “diversion” or “drug court” in your papers.'],
  }),
  ...afterGuilty('Was it put off under the First Offender Act, and dismissed in the end?', where, {
    convicted: ['No, I was convicted', 'Probation and a suspended sentence count as convictions.'],
    deferred: ['Yes, it was dismissed after probation', 'Look for “Act 346” or “16-93-303”.'],
  }),
  'facts.nolleProssed': askYesOrNo(
    'Did the prosecutor drop it by “nolle prosequi” (“nol prossed”)?',
    'Then the law asks you to wait a year. After a plain dismissal there is no wait.',
    'Look at the last order of the case.',
  ),
  'facts.communityCenter': askYesOrNo(
    'Were you held only in a community correction center, and never in a state prison?',
    'Time as an inmate of a state prison (ADC) closes sealing. A community center does not.',
    'Look at your sentencing order, or ask the Department of Corrections.',
  ),
  'facts.heldCdl': askYesOrNo(
    'Did you hold a commercial driver license (CDL) or permit at the time?',
    'Then a traffic offense cannot be sealed.',
  ),
  'facts.licenseBack': askYesOrNo(
    'If your driver license was suspended over this, do you have it back?',
    'The law asks for it, and for the fee to be paid.',
    'Ask the Office of Driver Services.',
  ),
};
