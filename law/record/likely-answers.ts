import type { AnswerValue as Value } from './answers.ts';
import { dateOf, dayOf } from './day.ts';
import type { AskedAbout } from './questions.ts';

/** An answer a person may give, and how common it is. */
type Likely = { readonly value: Value; readonly weight: number };

/** How often people give an answer, roughly: most records are old convictions with nothing owed or open. */
const usual: Readonly<Record<string, readonly Likely[]>> = {
  disposition: weigh({ convicted: 6, dismissed: 3, acquitted: 1, deferred: 1, diverted: 1, no_charges: 1 }),
  level: weigh({ misdemeanor: 5, felony: 3, infraction: 1 }),
  offense: [
    { value: ['theft'], weight: 3 },
    { value: ['drug_possession'], weight: 3 },
    { value: ['assault', 'violent'], weight: 2 },
    { value: ['dui'], weight: 2 },
    { value: ['public_order'], weight: 2 },
    { value: ['sexual'], weight: 1 },
  ],
  sentence: [
    { value: ['probation'], weight: 3 },
    { value: ['fine'], weight: 2 },
    { value: ['jail'], weight: 2 },
    { value: ['prison'], weight: 1 },
  ],
  completed: yes(9),
  probationRevoked: yes(0.2),
  weaponUsed: yes(0.2),
  injury: weigh({ none: 6, bodily: 2, serious: 1 }),
  finesPaid: yes(3),
  restitutionPaid: yes(5),
  recordComplete: yes(1),
  'elsewhere.any': yes(0.2),
  pendingCharges: yes(0.1),
  mustRegister: yes(0.05),
};

/** What people answer to a question, and how often. */
export function likelyAnswers({ field, question: { answer } }: AskedAbout, asOf: string): readonly Likely[] {
  const known = usual[field];
  if (known) return known;
  switch (answer.kind) {
    case 'choice':
      return answer.choices.map(({ value }) => ({ value, weight: 1 }));
    case 'several':
      return answer.choices.map(({ value }) => ({ value: [String(value)], weight: 1 }));
    case 'number':
      return field === 'age' || field === 'ageAtOffense'
        ? [20, 30, 45].map((value) => ({ value, weight: 1 }))
        : [
            { value: 0, weight: 8 },
            { value: 1, weight: 1 },
            { value: 2, weight: 1 },
          ];
    case 'date':
      return [1, 4, 8, 16].map((years) => ({
        value: dateOf(dayOf(asOf) - Math.round(years * 365.25)),
        weight: 1,
      }));
    case 'reliefs':
      return [{ value: [], weight: 1 }];
    case 'text':
      return [{ value: 'ungraded', weight: 1 }];
  }
}

function weigh(weights: Readonly<Record<string, number>>): readonly Likely[] {
  return Object.entries(weights).map(([value, weight]) => ({ value, weight }));
}

function yes(toOne: number): readonly Likely[] {
  return [
    { value: true, weight: toOne },
    { value: false, weight: 1 },
  ];
}
