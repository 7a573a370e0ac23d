import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { askYesOrNo } from '../../record/question.ts';

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
