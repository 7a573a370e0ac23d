import { expect } from 'vitest';
import type { Jurisdiction } from '../place/jurisdiction.ts';
import type { WorkedCase } from '../place/worked-case.ts';
import { type AnswerValue, answerAt, withAnswer } from '../record/answers.ts';
import { askedWith, interview } from '../record/interview.ts';
import type { Answers, Charge } from '../record/record.ts';

type Interviewed = {
  questions: number;
  answers: Answers;
  /** What was asked, and the person does not know. */
  unknown: readonly string[];
};

/** What nobody is asked before the answer: it is rare, and presumed at what most people would say. */
export const presumedFields = [
  'traffickingVictim',
  'probationRevoked',
  'dismissal',
  'chargedLevel',
  'weaponUsed',
  'registrable',
  'injury',
  'sentenceMonths',
  'maxMonths',
  'revokedDate',
  'facts',
] as const satisfies readonly (keyof Charge)[];

/** A story about what is rare tells it at the start. */
const rare = ['id', 'caseId', 'court', ...presumedFields] as const satisfies readonly (keyof Charge)[];

function onlyRare({ charges, protectionOrder, facts, reliefs }: Answers, withStatute: boolean): Answers {
  const fields = withStatute ? [...rare, 'statute' as const] : rare;
  const told = (charge: Charge) =>
    Object.fromEntries(
      fields.flatMap((field) => (charge[field] === undefined ? [] : [[field, charge[field]]])),
    );
  return { charges: charges.map(told), protectionOrder, facts, reliefs };
}

/** Asks until nothing is left to ask, and answers from what the person knows. */
export function askAll(
  known: Answers,
  jurisdiction: Jurisdiction,
  asOf: string,
  withStatute: boolean,
): Interviewed {
  let answers = onlyRare(known, withStatute);
  const unknown: string[] = [];
  for (let questions = 0; ; questions += 1) {
    const next = interview(answers, jurisdiction, asOf, unknown);
    if (!next) return { questions, answers, unknown };
    expect(questions, 'the interview ends').toBeLessThan(200);
    const value = knownAt(known, next.path);
    if (value === undefined) unknown.push(next.path);
    else answers = withAnswer(answers, next.path, value);
  }
}

/** Whoever tells a whole life tells the whole record. */
function knownAt(known: Answers, path: string): AnswerValue | undefined {
  return answerAt({ recordComplete: true, ...known }, path) as AnswerValue | undefined;
}

/** How many screens it takes from the list of places to the result, with only the charges and their cases told. */
export function countScreens({ answers: known, asOf }: WorkedCase, jurisdiction: Jurisdiction): number {
  let told: Answers = { charges: known.charges.map(({ id, caseId }) => ({ id, caseId })) };
  const unknown: string[] = [];
  const picker = 1;
  const start = 1;
  const review = 1;
  const result = 1;
  for (let questions = 0; ; questions += 1) {
    const next = interview(told, jurisdiction, asOf, unknown);
    if (!next) return picker + start + questions + review + result;
    const value = knownAt(known, next.path);
    if (value === undefined) {
      unknown.push(next.path);
      continue;
    }
    told = withAnswer(told, next.path, value);
    const second = askedWith(next, told, jurisdiction, asOf);
    if (!second) continue;
    const alsoKnown = knownAt(known, second.path);
    if (alsoKnown !== undefined) told = withAnswer(told, second.path, alsoKnown);
    // Elsewhere it is left empty, and asked again by itself.
    else if (second.question.answer.kind === 'choice') unknown.push(second.path);
  }
}
