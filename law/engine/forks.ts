import type { Jurisdiction } from '../place/jurisdiction.ts';
import { chargeAt, withAnswer } from '../record/answers.ts';
import { likelyAnswers } from '../record/likely-answers.ts';
import type { AnswerKind } from '../record/question.ts';
import { type AskedAbout, questionAt } from '../record/questions.ts';
import type { Answers } from '../record/record.ts';
import { assessDeciding } from './assess.ts';
import { timingOf } from './describe.ts';
import { bestOf } from './ranking.ts';
import { withReadCharges } from './read-charges.ts';
import type { ChargeResult, Fork, Outcome, Result, Timing } from './result.ts';

/** More than a person can hold in mind at once is no help. */
const mostLines = 6;
const mostQuestions = 2;

/** So many unknown answers are tried in one record. Each costs a judgment for every answer it allows. */
const mostTried = 12;

type Value = Fork['when'][string];
type Verdict = Timing & { readonly outcome: Outcome };

type Line = { readonly value: Value; readonly verdicts: readonly Verdict[] };

/** An answer that is not known, with what the charges would be for each value it can have. */
type Tried = {
  readonly path: string;
  readonly lines: readonly Line[];
  /** The values are numbers in their order: each stands for all up to the next that leads to something else. */
  readonly isNumber: boolean;
};

/**
 * The same result, with what it would be where a charge turns on answers that are not known: for the one or two whose
 * answers change most, each alone, what each answer leads to.
 */
export function withForks(result: Result, answers: Answers, jurisdiction: Jurisdiction): Result {
  const isOpen = ({ outcome }: ChargeResult) => outcome === 'needs_review';
  if (result.asOf < jurisdiction.knownFrom || !result.charges.some(isOpen)) return result;
  const tried = pathsToTry(result, isOpen, jurisdiction).map((path) =>
    tryOut(path, answers, jurisdiction, result.asOf),
  );
  return {
    ...result,
    charges: result.charges.map((charge, index) => {
      const ifs = isOpen(charge) ? forksOf(index, tried) : [];
      return ifs.length > 0 ? { ...charge, ifs } : charge;
    }),
  };
}

/** What is about the person, and of each open charge in turn one after the other: none is left out for another's sake. */
function pathsToTry(
  result: Result,
  isOpen: (charge: ChargeResult) => boolean,
  jurisdiction: Jurisdiction,
): string[] {
  const { charges } = result;
  const open = [...result.missing, ...result.unsure];
  const about = (id: string) => open.filter((path) => path.startsWith(`charges.${id}.`));
  const ofPerson = open.filter((path) => !path.startsWith('charges.'));
  const ofCharges = charges.filter(isOpen).map(({ id }) => about(id));
  const longest = Math.max(0, ...ofCharges.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, turn) =>
    ofCharges.flatMap((paths) => paths[turn] ?? []),
  );
  const paths = [...ofPerson, ...inTurn.flat()].slice(0, mostTried);
  const counted = paths.filter((path) => questionAt(path, jurisdiction)?.question.answer.kind === 'number');
  return paths.filter((path) => !counted.slice(mostCounted).includes(path));
}

/** The answers that the question offers, and of numbers those that decide. What is dated or written offers none. */
function tryOut(path: string, answers: Answers, jurisdiction: Jurisdiction, asOf: string): Tried {
  const asked = questionAt(path, jurisdiction, chargeAt(answers, path));
  const told = (value: Value) => ({
    value,
    verdicts: verdicts(withAnswer(answers, path, value), jurisdiction, asOf),
  });
  switch (asked?.question.answer.kind) {
    case 'choice':
      return { path, lines: valuesOf(asked, asOf).map(told), isNumber: false };
    case 'number':
      return { path, lines: decidingNumbers(asked.question.answer, told), isNumber: true };
    default:
      return { path, lines: [], isNumber: false };
  }
}

/** The answers that the question offers; of many, those that people give most. */
function valuesOf(asked: AskedAbout, asOf: string): readonly Value[] {
  const { answer } = asked.question;
  const choices = 'choices' in answer ? answer.choices : [];
  if (choices.length <= mostLines) return choices.map(({ value }) => value);
  return [...likelyAnswers(asked, asOf)]
    .sort((a, b) => b.weight - a.weight)
    .flatMap(({ value }) => (typeof value === 'object' ? [] : value))
    .slice(0, mostLines);
}

/** Where to look first: how many of something, an age or months. Between two that differ the search goes on. */
const few = [0, 1, 2, 3, 4, 6, 10];
const many = [0, 12, 18, 21, 25, 30, 40, 60, 72, 120];

/** So many numbers are tried in one question, and so many questions for a number in one record. */
const mostNumbers = 40;
const mostCounted = 3;

/** Numbers in their order, among them each one from which on some charge comes to something else. None where those are many. */
function decidingNumbers(
  { least, most, few: isFew }: Extract<AnswerKind, { kind: 'number' }>,
  told: (value: number) => Line,
): readonly Line[] {
  let lines = (isFew ? few : many).filter((value) => value >= least && value <= most).map(told);
  for (let at = 1; at < lines.length; ) {
    const [before, after] = [lines[at - 1], lines[at]];
    const middle = Math.floor((Number(before?.value) + Number(after?.value)) / 2);
    if (!before || !after || middle === before.value || alike(before, after)) at += 1;
    else if (lines.length === mostNumbers) return [];
    else lines = [...lines.slice(0, at), told(middle), ...lines.slice(at)];
  }
  return lines;
}

function alike(one: Line, other: Line): boolean {
  return one.verdicts.every((verdict, index) => saidOf(verdict) === saidOf(other.verdicts[index]));
}

function verdicts(answers: Answers, jurisdiction: Jurisdiction, asOf: string): Verdict[] {
  return assessDeciding(withReadCharges(answers, jurisdiction), jurisdiction, asOf).map(({ assessed }) => {
    const best = bestOf(assessed);
    return best ? { outcome: best.outcome, ...timingOf(best) } : { outcome: 'not_eligible' };
  });
}

function forksOf(charge: number, tried: readonly Tried[]): Fork[] {
  const forks = tried
    .map(({ path, lines, isNumber }) => {
      const forks = lines.flatMap(({ value, verdicts }): Fork[] => {
        const verdict = verdicts[charge];
        return verdict ? [{ when: { [path]: value }, ...verdict }] : [];
      });
      return isNumber ? forks.filter((fork, index) => saidOf(fork) !== saidOf(forks[index - 1])) : forks;
    })
    .filter((lines) => differences(lines) > 1 && lines.length <= mostLines)
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
  return new Set(lines.map(saidOf)).size;
}

function saidOf(verdict: Verdict | undefined): string {
  return `${verdict?.outcome} ${verdict?.on} ${verdict?.between}`;
}
