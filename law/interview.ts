import { dateOf, dayOf } from './day.ts';
import { outline } from './judge.ts';
import type { Jurisdiction } from './jurisdiction.ts';
import { type AskedAbout, questionAt } from './questions.ts';
import type { Answers, Charge, Level } from './record.ts';

type Value = string | number | boolean | readonly string[];

/** An answer a person may give, and how common it is. */
type Likely = { readonly value: Value; readonly weight: number };

/**
 * The next question worth asking: of all that could still change an outcome, the one whose answers leave least open
 * on the average. None where nothing that can be asked would change anything. What a person did not know before
 * (`unknown`, by path) is not asked again.
 */
export function interview(
  answers: Answers,
  jurisdiction: Jurisdiction,
  asOf: string,
  unknown: readonly string[] = [],
): AskedAbout | undefined {
  const { missing } = outline(answers, jurisdiction, asOf);
  const askable = missing
    // A date told only in part is all the person knows of it.
    .filter((path) => !unknown.includes(path) && answerAt(answers, path) === undefined)
    .flatMap((path) => questionAt(path, jurisdiction, levelOf(answers, path)) ?? []);
  if (askable.length <= 1) return askable[0];
  return leastLeftOpen(askable, answers, jurisdiction, asOf);
}

function leastLeftOpen(
  askable: readonly AskedAbout[],
  answers: Answers,
  jurisdiction: Jurisdiction,
  asOf: string,
): AskedAbout | undefined {
  let best: AskedAbout | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const asked of askable) {
    const open = averageLeftOpen(asked, answers, jurisdiction, asOf);
    if (open < least) {
      least = open;
      best = asked;
    }
  }
  return best;
}

function averageLeftOpen(
  asked: AskedAbout,
  answers: Answers,
  jurisdiction: Jurisdiction,
  asOf: string,
): number {
  const likely = likelyAnswers(asked, asOf);
  const total = likely.reduce((sum, { weight }) => sum + weight, 0);
  return likely.reduce((sum, { value, weight }) => {
    const after = outline(withAnswer(answers, asked.path, value), jurisdiction, asOf);
    return sum + (weight / total) * leftOpen(after);
  }, 0);
}

/** A charge that is still open weighs more than a question that is still to be asked. */
function leftOpen({ outcomes, missing }: ReturnType<typeof outline>): number {
  return 3 * outcomes.filter((outcome) => outcome === 'needs_review').length + missing.length;
}

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
  finesPaid: yes(3),
  restitutionPaid: yes(5),
  pendingCharges: yes(0.1),
  mustRegister: yes(0.05),
};

function likelyAnswers({ field, question: { answer } }: AskedAbout, asOf: string): readonly Likely[] {
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

/** The same record with one more answer. */
export function withAnswer(answers: Answers, path: string, value: Value): Answers {
  const [first = '', second = '', ...rest] = path.split('.');
  if (first !== 'charges') return put(answers, [first, second, ...rest].filter(Boolean), value);
  return {
    ...answers,
    charges: answers.charges.map((charge, index) =>
      (charge.id ?? `c${index + 1}`) === second ? put<Charge>(charge, rest, value) : charge,
    ),
  };
}

function answerAt(answers: Answers, path: string): unknown {
  const [first = '', second, ...rest] = path.split('.');
  const inCharge = first === 'charges';
  const whole = inCharge
    ? answers.charges.find((charge, index) => (charge.id ?? `c${index + 1}`) === second)
    : answers;
  const fields = inCharge ? rest : path.split('.');
  return fields.reduce<unknown>(
    (value, field) => (value as Record<string, unknown> | undefined)?.[field],
    whole,
  );
}

function put<Whole extends object>(
  whole: Whole,
  [first = '', ...rest]: readonly string[],
  value: Value,
): Whole {
  const inner = (whole as Record<string, unknown>)[first];
  const changed =
    rest.length === 0 ? value : put(typeof inner === 'object' && inner ? inner : {}, rest, value);
  return { ...whole, [first]: changed };
}

function levelOf(answers: Answers, path: string): Level | undefined {
  const [, id] = path.split('.');
  return answers.charges.find((charge, index) => (charge.id ?? `c${index + 1}`) === id)?.level;
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
