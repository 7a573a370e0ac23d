import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo } from '../../record/question.ts';

const onPapers = 'Look at your court papers or your certified criminal history.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was there a program or “probation before judgment” first?', onPapers, {
    deferred: ['Yes, probation before judgment', 'Look for “PBJ” and a discharge.'],
    diverted: ['Yes, another program', 'Look for “diversion”, “first offender” or a treatment court.'],
  }),
  ...afterGuilty('Did you get “probation before judgment”?', onPapers, {
    deferred: ['Yes', 'Look for “PBJ”. After the discharge it is no conviction.'],
  }),
  'facts.violentFelony': askYesOrNo(
    'Is this felony on Delaware’s list of violent felonies?',
    'A felony of Title 11 that is on this list needs a pardon first. The list stands in § 4201(c).',
    'Look at your sentence order, or ask the Office of Defense Services: 302-577-5217.',
  ),
  'facts.unconditionalPardon': askYesOrNo(
    'Did the Governor pardon you without conditions?',
    'Only such a pardon lets you ask the court to expunge the case.',
    'Look at the pardon itself.',
  ),
  'facts.oldCaseActive': askYesOrNo(
    'Is there an active warrant in this case, or did something happen in it in the last 12 months?',
    'An open case of 7 years or more counts as dismissed only if not.',
    onPapers,
  ),
};
