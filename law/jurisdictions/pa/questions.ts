import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo } from '../../record/question.ts';

const docket = 'Look up your docket on the courts’ website, and read the line “Disposition”.';
const withoutVerdict = 'For drug cases. Look for “probation without verdict” or “Section 17”.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Were you in a program, or on probation, first?', docket, {
    diverted: ['Yes, ARD or another program', 'Look for “ARD” or “AMP”.'],
    deferred: ['Yes, probation without verdict', withoutVerdict],
  }),
  ...afterGuilty('Was it probation without verdict?', docket, {
    deferred: ['Yes, and I finished it', withoutVerdict],
  }),
  'facts.drugExpungedBefore': askYesOrNo(
    'Has a court erased a drug charge for you under the drug act before?',
    'This law can be used only once in a life.',
    'The court’s order would name section 19 of the drug act.',
  ),
  'facts.allAcquitted': askYesOrNo(
    'Were you found not guilty of every charge in that case?',
    'The court erases such a case by itself.',
  ),
  'facts.pardonConditional': askYesOrNo(
    'Does your pardon have conditions?',
    'The case is erased by itself only if the pardon has no conditions.',
    'It is on the pardon itself.',
  ),
};
