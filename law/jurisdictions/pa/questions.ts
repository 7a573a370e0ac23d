import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { askYesOrNo } from '../../record/question.ts';

export const grades: NonNullable<Jurisdiction['grades']> = {
  felony: [
    { value: '1', label: 'First-degree felony (F1)' },
    { value: '2', label: 'Second-degree felony (F2)' },
    { value: '3', label: 'Third-degree felony (F3)' },
    { value: 'ungraded', label: 'Ungraded felony', hint: 'Most drug felonies' },
  ],
  misdemeanor: [
    { value: '1', label: 'First-degree misdemeanor (M1)' },
    { value: '2', label: 'Second-degree misdemeanor (M2)' },
    { value: '3', label: 'Third-degree misdemeanor (M3)' },
    { value: 'ungraded', label: 'Ungraded misdemeanor', hint: 'Many drug and drunk driving cases' },
  ],
  infraction: [{ value: 'summary', label: 'Summary offense' }],
};

export const questions: NonNullable<Jurisdiction['questions']> = {
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
