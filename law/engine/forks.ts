import type { Jurisdiction } from '../place/jurisdiction.ts';
import { chargeAt, withAnswer } from '../record/answers.ts';
import { atOnce, type InPieces } from '../record/in-pieces.ts';
import { likelyAnswers } from '../record/likely-answers.ts';
import type { AnswerKind } from '../record/question.ts';
import { type AskedAbout, questionAt } from '../record/questions.ts';
import type { Answers } from '../record/record.ts';
import { decidingIn } from './assess.ts';
import { watched } from './condition.ts';
import { timingOf } from './describe.ts';
import { bestOf } from './ranking.ts';
import { withReadCharges } from './read-charges.ts';
import type { ChargeResult, Fork, Outcome, Result, Timing } from './result.ts';
import { steps } from './steps.ts';

/** More than a person can hold in mind at once is no help. */
const mostLines = 6;
const mostQuestions = 2;

/** So many unknown answers are tried in one record. */
const mostTried = 12;

/**
 * So much is worked out for the forks of one record, whatever is in it: some tens of milliseconds. Records of up to ten
 * charges of which something was told stay within it.
 */
export const mostSteps = 45_000;

type Value = Fork['when'][string];
type Verdict = Timing & { readonly outcome: Outcome };

/** What a charge would be for one value of an answer that is not known. */
type Line = { readonly value: Value; readonly verdict: Verdict };

/** An answer that is not known, with what one charge would be for each value it can have. */
type Tried = {
  readonly path: string;
  readonly lines: readonly Line[];
  /** The values are numbers in their order: each stands for all up to the next that leads to something else. */
  readonly isNumber: boolean;
};

/**
 * The same result, with what it would be where a charge turns on answers that are not known: for the one or two whose
 * answers change most, each alone, what each answer leads to. First each charge is asked what an answer about it would
 * change, then what one about the person would, and last what one about another charge would. Where there is more than
 * can be worked out the rest is left out, and said to be.
 */
export function withForks(result: Result, answers: Answers, jurisdiction: Jurisdiction): Result {
  return atOnce(withForksInPieces(result, answers, jurisdiction));
}

/** The same, one judgment after the other. */
export function* withForksInPieces(
  result: Result,
  answers: Answers,
  jurisdiction: Jurisdiction,
): InPieces<Result> {
  const isOpen = ({ outcome }: ChargeResult) => outcome === 'needs_review';
  if (result.asOf < jurisdiction.knownFrom || !result.charges.some(isOpen)) return result;
  const firstAlike = firstOfThoseAlike(result, answers);
  const isTried = (charge: ChargeResult) => isOpen(charge) && firstAlike.get(charge.id) === charge.id;
  const toTry = result.charges.filter(isTried);
  const open = [...result.missing, ...result.unsure];
  const paths = pathsToTry(open, toTry, jurisdiction);
  const { tried, leftOut } = yield* tryAll(paths, toTry, answers, jurisdiction, result.asOf);
  for (const charge of toTry) {
    const isIts = (path: string) => isAbout(charge, path);
    if (open.some(isIts) && !paths.some(isIts)) leftOut.add(charge.id);
  }
  const forks = new Map([...tried].map(([id, each]) => [id, forksOf(inOrderOf(paths, each))]));
  const ifsLeftOut = result.charges
    .filter((charge) => isOpen(charge) && leftOut.has(firstAlike.get(charge.id) ?? charge.id))
    .map(({ id }) => id);
  return {
    ...result,
    charges: result.charges.map((charge) => {
      const first = firstAlike.get(charge.id) ?? charge.id;
      const ifs = (isOpen(charge) && forks.get(first)) || [];
      return ifs.length > 0
        ? { ...charge, ifs: ifs.map((fork) => changedPlaces(fork, first, charge.id)) }
        : charge;
    }),
    ...(ifsLeftOut.length > 0 && { ifsLeftOut }),
  };
}

/**
 * For each charge the first of which the very same was told: what would become of the one would become of the other. A
 * record of which little is known holds many of them.
 */
function firstOfThoseAlike({ charges }: Result, answers: Answers): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  return new Map(
    charges.map(({ id, outcome, on, between }, index) => {
      const { id: _, ...told } = answers.charges[index] ?? {};
      const said = JSON.stringify([told, outcome, on, between]);
      const alike = first.get(said) ?? id;
      first.set(said, alike);
      return [id, alike];
    }),
  );
}

/** The fork of one charge as that of another of which the same was told. */
function changedPlaces(fork: Fork, one: string, other: string): Fork {
  if (one === other) return fork;
  const ids = new Map([
    [one, other],
    [other, one],
  ]);
  const when = Object.entries(fork.when).map(([path, value]) => {
    const [charges, id = '', ...field] = path.split('.');
    const changed = charges === 'charges' ? ids.get(id) : undefined;
    return [changed === undefined ? path : ['charges', changed, ...field].join('.'), value];
  });
  return { ...fork, when: Object.fromEntries(when) };
}

/** What is about the person, and of each open charge in turn one after the other: none is left out for another's sake. */
function pathsToTry(
  open: readonly string[],
  charges: readonly ChargeResult[],
  jurisdiction: Jurisdiction,
): string[] {
  const ofPerson = open.filter((path) => !path.startsWith('charges.'));
  const ofCharges = charges.map((charge) => open.filter((path) => isAbout(charge, path)));
  const longest = Math.max(0, ...ofCharges.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, turn) =>
    ofCharges.flatMap((paths) => paths[turn] ?? []),
  );
  const paths = [...ofPerson, ...inTurn.flat()].slice(0, mostTried);
  const counted = paths.filter((path) => questionAt(path, jurisdiction)?.question.answer.kind === 'number');
  return paths.filter((path) => !counted.slice(mostCounted).includes(path));
}

function isAbout({ id }: Pick<ChargeResult, 'id'>, path: string): boolean {
  return path.startsWith(`charges.${id}.`);
}

type AllTried = {
  /** By the charge that was asked. */
  readonly tried: ReadonlyMap<string, readonly Tried[]>;
  /** The charges for which something was not tried. */
  readonly leftOut: Set<string>;
};

function* tryAll(
  paths: readonly string[],
  open: readonly ChargeResult[],
  answers: Answers,
  jurisdiction: Jurisdiction,
  asOf: string,
): InPieces<AllTried> {
  const tried = new Map<string, Tried[]>();
  const leftOut = new Set<string>();
  const verdictIn = judgedOneByOne(answers, jurisdiction, asOf);
  const pairs = paths.flatMap((path) => open.map(({ id }) => ({ path, id })));
  for (const { path, id } of [...pairs].sort((one, other) => distance(one) - distance(other))) {
    const lineOf = (value: Value): Line | undefined => {
      const verdict = verdictIn(path, value, id);
      return verdict && { value, verdict };
    };
    const found = yield* tryOut(path, lineOf, answers, jurisdiction, asOf);
    if (!found) leftOut.add(id);
    else if (found.lines.length > 0) tried.set(id, [...(tried.get(id) ?? []), found]);
  }
  return { tried, leftOut };
}

/** Of a charge itself, of the person, of another charge. */
function distance({ path, id }: { path: string; id: string }): number {
  if (isAbout({ id }, path)) return 0;
  return path.startsWith('charges.') ? 2 : 1;
}

function inOrderOf(paths: readonly string[], tried: readonly Tried[]): readonly Tried[] {
  return [...tried].sort((one, other) => paths.indexOf(one.path) - paths.indexOf(other.path));
}

/**
 * The answers that the question offers, and of numbers those that decide. What is dated or written offers none. Nothing
 * where there was no time for all of them.
 */
function* tryOut(
  path: string,
  lineOf: (value: Value) => Line | undefined,
  answers: Answers,
  jurisdiction: Jurisdiction,
  asOf: string,
): InPieces<Tried | undefined> {
  const asked = questionAt(path, jurisdiction, chargeAt(answers, path));
  switch (asked?.question.answer.kind) {
    case 'choice': {
      const lines = yield* allOrNone(valuesOf(asked, asOf), lineOf);
      return lines && { path, lines, isNumber: false };
    }
    case 'number': {
      const lines = yield* decidingNumbers(asked.question.answer, lineOf);
      return lines && { path, lines, isNumber: true };
    }
    default:
      return { path, lines: [], isNumber: false };
  }
}

function* allOrNone<Each extends Value>(
  values: readonly Each[],
  lineOf: (value: Each) => Line | undefined,
): InPieces<readonly Line[] | undefined> {
  const lines: Line[] = [];
  for (const value of values) {
    const line = lineOf(value);
    if (!line) return undefined;
    lines.push(line);
    yield;
  }
  return lines;
}

/**
 * What a charge would be with one more answer: no other charge is judged for it. An answer about another charge changes
 * nothing where the rules have looked at this one alone. Nothing where there are not as many steps left as the charge took
 * as it was told.
 */
function judgedOneByOne(answers: Answers, jurisdiction: Jurisdiction, asOf: string) {
  const asTold = decidingIn(withReadCharges(answers, jurisdiction), jurisdiction, asOf);
  const { matters } = asTold;
  let left = mostSteps;
  const verdicts = new Map<string, ReturnType<typeof verdictAsTold>>();
  const records = new Map<string, typeof asTold>();

  function verdictAsTold(id: string) {
    const before = steps.taken;
    const { found, looksAround } = watched(() => verdictOf(id, asTold));
    return { verdict: found, looksAround, cost: steps.taken - before };
  }

  function recordWith(path: string, value: Value): typeof asTold {
    const told = withReadCharges(withAnswer(answers, path, value), jurisdiction);
    const [charges, toldAnew = ''] = path.split('.');
    return decidingIn(told, jurisdiction, asOf, charges === 'charges' ? { matters, toldAnew } : undefined);
  }

  function verdictWith(path: string, value: Value, id: string): Verdict | undefined {
    const before = steps.taken;
    const { verdict, looksAround, cost } = kept(verdicts, id, () => verdictAsTold(id));
    if (distance({ path, id }) === 2 && !looksAround) return verdict;
    if (steps.taken - before + cost > left) return undefined;
    return verdictOf(
      id,
      kept(records, JSON.stringify([path, value]), () => recordWith(path, value)),
    );
  }

  return (path: string, value: Value, id: string): Verdict | undefined => {
    if (left <= 0) return undefined;
    const before = steps.taken;
    const verdict = verdictWith(path, value, id);
    // What others do between two pieces of this is not counted.
    left -= steps.taken - before;
    return verdict;
  };
}

function verdictOf(id: string, { matters, assessed }: ReturnType<typeof decidingIn>): Verdict {
  const matter = matters.find(({ charge }) => charge.id === id);
  const best = matter && bestOf(assessed(matter));
  return best ? { outcome: best.outcome, ...timingOf(best) } : { outcome: 'not_eligible' };
}

function kept<Found>(found: Map<string, Found>, key: string, find: () => Found): Found {
  const before = found.get(key);
  if (before !== undefined) return before;
  const now = find();
  found.set(key, now);
  return now;
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

/** Numbers in their order, among them each one from which on the charge comes to something else. None where those are many. */
function* decidingNumbers(
  { least, most, few: isFew }: Extract<AnswerKind, { kind: 'number' }>,
  lineOf: (value: number) => Line | undefined,
): InPieces<readonly Line[] | undefined> {
  const first = (isFew ? few : many).filter((value) => value >= least && value <= most);
  let lines = yield* allOrNone(first, lineOf);
  if (!lines) return undefined;
  for (let at = 1; at < lines.length; ) {
    const [before, after] = [lines[at - 1], lines[at]];
    const middle = Math.floor((Number(before?.value) + Number(after?.value)) / 2);
    if (!before || !after || middle === before.value || alike(before, after)) at += 1;
    else if (lines.length === mostNumbers) return [];
    else {
      const between = lineOf(middle);
      if (!between) return undefined;
      lines = [...lines.slice(0, at), between, ...lines.slice(at)];
      yield;
    }
  }
  return lines;
}

function alike(one: Line, other: Line): boolean {
  return saidOf(one.verdict) === saidOf(other.verdict);
}

function forksOf(tried: readonly Tried[]): Fork[] {
  const forks = tried
    .map(({ path, lines, isNumber }) => {
      const forks = lines.map(({ value, verdict }): Fork => ({ when: { [path]: value }, ...verdict }));
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
