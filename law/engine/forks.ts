import type { Jurisdiction } from '../place/jurisdiction.ts';
import { chargeAt, withAnswer } from '../record/answers.ts';
import { likelyAnswers } from '../record/likely-answers.ts';
import { questionAt } from '../record/questions.ts';
import type { Answers } from '../record/record.ts';
import { assessDeciding } from './assess.ts';
import { timingOf } from './describe.ts';
import { bestOf } from './ranking.ts';
import { withReadSections } from './read-sections.ts';
import type { ChargeResult, Fork, Outcome, Result, Timing } from './result.ts';

/** More than a person can hold in mind at once is no help. */
const mostLines = 6;
const mostQuestions = 2;

/** So many unknown answers are tried in one record. Each costs a judgment for every answer it allows. */
const mostTried = 12;

type Value = Fork['when'][string];
type Verdict = Timing & { readonly outcome: Outcome };

/** An answer that is not known, with what the charges would be for each value it can have. */
type Tried = { readonly path: string; readonly lines: readonly { value: Value; verdicts: Verdict[] }[] };

/**
 * The same result, with what it would be where a charge turns on answers that are not known: for the one or two whose
 * answers change most, each alone, what each answer leads to.
 */
export function withForks(result: Result, answers: Answers, jurisdiction: Jurisdiction): Result {
  const isOpen = ({ outcome }: ChargeResult) => outcome === 'needs_review';
  if (result.asOf < jurisdiction.knownFrom || !result.charges.some(isOpen)) return result;
  const tried = pathsToTry(result, isOpen).map((path) => tryOut(path, answers, jurisdiction, result.asOf));
  return {
    ...result,
    charges: result.charges.map((charge, index) => {
      const ifs = isOpen(charge) ? forksOf(index, tried) : [];
      return ifs.length > 0 ? { ...charge, ifs } : charge;
    }),
  };
}

/** What is about the person, and of each open charge in turn one after the other: none is left out for another's sake. */
function pathsToTry({ charges, missing }: Result, isOpen: (charge: ChargeResult) => boolean): string[] {
  const about = (id: string) => missing.filter((path) => path.startsWith(`charges.${id}.`));
  const ofPerson = missing.filter((path) => !path.startsWith('charges.'));
  const ofCharges = charges.filter(isOpen).map(({ id }) => about(id));
  const longest = Math.max(0, ...ofCharges.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, turn) =>
    ofCharges.flatMap((paths) => paths[turn] ?? []),
  );
  return [...ofPerson, ...inTurn.flat()].slice(0, mostTried);
}

function tryOut(path: string, answers: Answers, jurisdiction: Jurisdiction, asOf: string): Tried {
  const lines = valuesAt(path, answers, jurisdiction, asOf).map((value) => ({
    value,
    verdicts: verdicts(withAnswer(answers, path, value), jurisdiction, asOf),
  }));
  return { path, lines };
}

/** The answers that the question offers; of many, those that people give most. What is counted or dated offers none. */
function valuesAt(
  path: string,
  answers: Answers,
  jurisdiction: Jurisdiction,
  asOf: string,
): readonly Value[] {
  const asked = questionAt(path, jurisdiction, chargeAt(answers, path)?.level);
  if (asked?.question.answer.kind !== 'choice') return [];
  const { choices } = asked.question.answer;
  if (choices.length <= mostLines) return choices.map(({ value }) => value);
  return [...likelyAnswers(asked, asOf)]
    .sort((a, b) => b.weight - a.weight)
    .flatMap(({ value }) => (typeof value === 'object' ? [] : value))
    .slice(0, mostLines);
}

function verdicts(answers: Answers, jurisdiction: Jurisdiction, asOf: string): Verdict[] {
  return assessDeciding(withReadSections(answers, jurisdiction), jurisdiction, asOf).map(({ assessed }) => {
    const best = bestOf(assessed);
    return best ? { outcome: best.outcome, ...timingOf(best) } : { outcome: 'not_eligible' };
  });
}

function forksOf(charge: number, tried: readonly Tried[]): Fork[] {
  const forks = tried
    .map(({ path, lines }) =>
      lines.flatMap(({ value, verdicts }): Fork[] => {
        const verdict = verdicts[charge];
        return verdict ? [{ when: { [path]: value }, ...verdict }] : [];
      }),
    )
    .filter((lines) => differences(lines) > 1)
    .sort((a, b) => settled(b) - settled(a) || differences(b) - differences(a))
    .slice(0, mostQuestions);
  const [first = [], second = []] = forks;
  return first.length + second.length <= mostLines ? [...first, ...second] : first;
}

/** How many of the answers would leave nothing open. */
function settled(lines: readonly Fork[]): number {
  return lines.filter(({ outcome }) => outcome !== 'needs_review').length / lines.length;
}

function differences(lines: readonly Fork[]): number {
  return new Set(lines.map(({ outcome, on, between }) => `${outcome} ${on} ${between}`)).size;
}
