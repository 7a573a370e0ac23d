import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { askYesOrNo } from '../../record/question.ts';

/** New York's own questions. */
export const questions: NonNullable<Jurisdiction['questions']> = {
  'facts.youthfulOffender': askYesOrNo(
    'Did the judge give you youthful offender status?',
    'Then it is not a conviction, and the papers are confidential.',
  ),
  'facts.drugTreatment': askYesOrNo(
    'Did you finish a drug treatment program that the court ordered in this case?',
    'Then a judge can seal the case without the long wait.',
  ),
};
