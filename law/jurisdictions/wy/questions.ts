import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo, courtPapers, often } from '../../record/question.ts';

const deferral =
  'Look for “deferred”, “first offender”, “7-13-301” or “35-7-1037”, and probation before the dismissal.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was the case put off first, with probation or a program?', courtPapers, {
    deferred: ['Yes, after I pleaded guilty or no contest', deferral],
    diverted: ['Yes, a program without a plea', 'Look for “diversion” or “deferred prosecution”.'],
  }),
  ...afterGuilty('Was it a deferral, dismissed after probation?', courtPapers, {
    deferred: ['Yes', deferral],
  }),
  'facts.deferralLaw': askYesOrNo(
    'Was the program a deferral under § 7-13-301 or § 35-7-1037?',
    'A case that ended under one of these laws cannot be expunged.',
    'Look at the order that put the case off. It names the law.',
  ),
  'facts.gunUsed': often(
    askYesOrNo(
      'Was a gun used, or did someone try to use one?',
      'A conviction with a gun cannot be expunged. To own or carry one is not to use it.',
    ),
    { offense: ['assault', 'violent', 'robbery'] },
  ),
  'facts.patient': askYesOrNo(
    'Were you a health worker, and was this done to your patient?',
    'Such a conviction cannot be expunged.',
  ),
  'facts.statusOffense': askYesOrNo(
    'Was it something only a minor can be charged with, such as curfew or truancy?',
    'Then the wait is one year. Underage drinking does not count as one.',
  ),
  'facts.restitutionPaidLater': askYesOrNo(
    'Was restitution still owed on the day your sentence ended?',
    'The 10 years may count from the day it was paid.',
    'The clerk of court has a list of your payments.',
  ),
};
