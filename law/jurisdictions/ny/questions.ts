import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { askYesOrNo, type Choice } from '../../record/question.ts';

const classes = (letters: string, level: string): Choice[] =>
  [...letters].map((letter) => ({ value: letter.toLowerCase(), label: `Class ${letter} ${level}` }));

export const grades: NonNullable<Jurisdiction['grades']> = {
  felony: classes('ABCDE', 'felony'),
  misdemeanor: [
    ...classes('AB', 'misdemeanor'),
    { value: 'ungraded', label: 'Misdemeanor without a class', hint: 'Such as drunk driving' },
  ],
  infraction: [
    { value: 'violation', label: 'Violation', hint: 'Such as disorderly conduct' },
    { value: 'traffic', label: 'Traffic infraction', hint: 'Such as DWAI by alcohol' },
  ],
};

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
