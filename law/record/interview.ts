import { outline } from '../engine/judge.ts';
import type { Outcome } from '../engine/result.ts';
import type { Jurisdiction } from '../place/jurisdiction.ts';
import {
  type AnswerValue,
  answerAt,
  anyElsewhere,
  chargeAt,
  idOf,
  wholeRecord,
  withAnswer,
} from './answers.ts';
import { followsEnding, followUpOf, unsureAt } from './how-it-ended.ts';
import { atOnce, type InPieces } from './in-pieces.ts';
import { likelyAnswers } from './likely-answers.ts';
import type { Question } from './question.ts';
import { type AskedAbout, questionAt } from './questions.ts';
import type { Answers, Charge } from './record.ts';

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
  return atOnce(interviewInPieces(answers, jurisdiction, asOf, unknown));
}

/** The same question, found in pieces. */
export function* interviewInPieces(
  answers: Answers,
  jurisdiction: Jurisdiction,
  asOf: string,
  unknown: readonly string[] = [],
): InPieces<AskedAbout | undefined> {
  const askable = askableNow(answers, jurisdiction, asOf, unknown);
  if (askable.length <= 1) return askable[0];
  return yield* leastLeftOpen(askable, answers, jurisdiction, asOf);
}

/** Questions that belong together: who answers the first can answer the second in the same breath. */
const pairs: Readonly<Record<string, string>> = {
  level: 'grade',
  completed: 'completedDate',
  finesPaid: 'restitutionPaid',
  restitutionPaid: 'finesPaid',
  recordComplete: 'elsewhere.any',
  'elsewhere.felonies': 'elsewhere.misdemeanors',
  'elsewhere.misdemeanors': 'elsewhere.felonies',
};

/** What is asked in the same breath, now that the first is answered: only what is worth asking, or was told before. */
export function askedWith(
  first: AskedAbout,
  answers: Answers,
  jurisdiction: Jurisdiction,
  asOf: string,
): AskedAbout | undefined {
  const field =
    first.field === 'disposition' ? followUpOf(answerAt(answers, first.path)) : pairs[first.field];
  // Whoever has more cases here tells of those first.
  if (field === undefined || (first.field === wholeRecord && answers.recordComplete !== true))
    return undefined;
  const path = first.path.slice(0, -first.field.length) + field;
  const isOpen =
    answerAt(answers, path) !== undefined ||
    worthAsking(answers, jurisdiction, asOf).some((each) => broadly(each, answers) === path);
  return isOpen ? questionAt(path, jurisdiction, chargeAt(answers, path)) : undefined;
}

/**
 * About how many questions are left, if the person answers as most do. An estimate, and a cheap one: it does not look
 * for the best next question, so it may be a question or two too high.
 */
export function questionsLeft(
  answers: Answers,
  jurisdiction: Jurisdiction,
  asOf: string,
  unknown: readonly string[] = [],
): number {
  return atOnce(questionsLeftInPieces(answers, jurisdiction, asOf, unknown));
}

/** The same number, found in pieces. */
export function* questionsLeftInPieces(
  answers: Answers,
  jurisdiction: Jurisdiction,
  asOf: string,
  unknown: readonly string[] = [],
): InPieces<number> {
  let left = 0;
  let told = answers;
  for (; left < 60; left += 1) {
    yield;
    const [next] = askableNow(told, jurisdiction, asOf, unknown);
    if (!next) break;
    told = withAnswer(told, next.path, usualAnswer(next, asOf));
  }
  return left;
}

function usualAnswer(asked: AskedAbout, asOf: string): AnswerValue {
  const [usual] = [...likelyAnswers(asked, asOf)].sort((a, b) => b.weight - a.weight);
  return usual?.value ?? '';
}

/**
 * What could be asked next. One charge is asked about after the other, and only then the person: people remember one case
 * at a time, and who they are is nothing to ask in the middle of it.
 */
export function askableNow(
  answers: Answers,
  jurisdiction: Jurisdiction,
  asOf: string,
  unknown: readonly string[],
): readonly AskedAbout[] {
  const isOpen = (path: string) => !unknown.includes(path) && answerAt(answers, path) === undefined;
  const asked = (path: string) => questionAt(path, jurisdiction, chargeAt(answers, path)) ?? [];
  // A date told only in part is all the person knows of it.
  const missing = worthAsking(answers, jurisdiction, asOf).filter(isOpen);
  const askable = missing.flatMap(asked);
  const ids = answers.charges.map(idOf);
  const at = Math.max(0, ...ids.map((id, index) => (hasBegun(id, index, answers, unknown) ? index : 0)));
  const about = (id: string | undefined) => askable.filter(({ chargeId }) => chargeId === id);
  if (about(ids[at]).length > 0) return inItsOrder(about(ids[at]));
  // What could matter of this charge once more is told of those that follow, or of the person, is asked while they
  // think of it.
  const ahead = aheadOf(at, answers)
    .flatMap((told) => [told, asUsual(told, jurisdiction, asOf, isOpen)])
    .flatMap((told) => worthAsking(told, jurisdiction, asOf))
    .filter((path) => path.startsWith(`charges.${ids[at]}.`) && isOpen(path));
  if (ahead.length > 0) return inItsOrder([...new Set(ahead)].flatMap(asked));
  const alone = { ...answers, charges: only(at, answers) };
  if (oftenOtherwise(alone, jurisdiction, asOf, isOpen).some(({ chargeId }) => chargeId !== undefined)) {
    const usual = asUsual(alone, jurisdiction, asOf, isOpen);
    const turning = turningPresumption(usual, jurisdiction, asOf, isOpen);
    if (turning.some(({ chargeId }) => chargeId !== undefined)) return turning;
  }
  const next = [...ids.slice(at + 1), ...ids.slice(0, at)].find((id) => about(id).length > 0);
  if (next !== undefined) return inItsOrder(about(next));
  if (isOpen(wholeRecord) && turnsOnTheRest(answers, jurisdiction, asOf)) return [wholeRecord].flatMap(asked);
  const ofPerson = [...new Set(missing.map((path) => broadly(path, answers)))].filter(isOpen).flatMap(asked);
  return ofPerson.length > 0 ? ofPerson : turningPresumption(answers, jurisdiction, asOf, isOpen);
}

/** Last of a charge, and at the very end: what was presumed though it is often otherwise, if the other answer would turn an outcome. */
function turningPresumption(
  answers: Answers,
  jurisdiction: Jurisdiction,
  asOf: string,
  isOpen: (path: string) => boolean,
): readonly AskedAbout[] {
  const asked = oftenOtherwise(answers, jurisdiction, asOf, isOpen);
  if (asked.length === 0) return [];
  const { outcomes } = outline(answers, jurisdiction, asOf);
  const turns = ({ path, question }: AskedAbout) =>
    valuesOf(question).some((value) =>
      outline(withAnswer(answers, path, value), jurisdiction, asOf).outcomes.some(
        (outcome, index) => headlineOf(outcome) !== headlineOf(outcomes[index]),
      ),
    );
  const turning = asked.find(turns);
  return turning ? [turning] : [];
}

/** What is presumed now though it is often otherwise, of such charges and persons. */
function oftenOtherwise(
  answers: Answers,
  jurisdiction: Jurisdiction,
  asOf: string,
  isOpen: (path: string) => boolean,
): readonly AskedAbout[] {
  const { presumed } = outline(answers, jurisdiction, asOf);
  return [...new Set(presumed)].filter(isOpen).flatMap((path) => {
    const about = chargeAt(answers, path);
    const asked = questionAt(path, jurisdiction, about);
    return asked && isOftenOtherwise(asked, about) ? asked : [];
  });
}

const valuesOf = ({ answer }: Question) =>
  answer.kind === 'choice' ? answer.choices.map(({ value }) => value) : [];

/** What a person reads first: cleared by itself, open now, or neither. */
const headlineOf = (outcome: Outcome | undefined) =>
  outcome === 'automatic' || outcome === 'eligible' ? outcome : 'not now';

/** Where the sentence was not told, it may have been any. */
export function isOftenOtherwise({ question }: AskedAbout, charge: Charge = {}): boolean {
  const whom = question.oftenOtherwise;
  if (!whom) return false;
  const { offense, sentence } = whom;
  const isSuch = offense === undefined || charge.offense?.some((kind) => offense.includes(kind)) === true;
  const { sentence: got = sentence } = charge;
  return isSuch && (sentence === undefined || got?.some((part) => sentence.includes(part)) === true);
}

function only(at: number, { charges }: Answers): readonly Charge[] {
  return charges.flatMap((charge, index) => (index === at ? { ...charge, id: idOf(charge, index) } : []));
}

/** Something was said of this charge, if only that one does not know it. */
function hasBegun(id: string, index: number, { charges }: Answers, unknown: readonly string[]): boolean {
  const { id: _id, caseId: _caseId, court: _court, ...told } = charges[index] ?? {};
  return (
    Object.values(told).some((value) => value !== undefined) ||
    unknown.some((path) => path.startsWith(`charges.${id}.`))
  );
}

/** What the charges that come after this one may turn out to be, where nothing is told of them yet. */
const mayTurnOut: readonly Charge[] = [
  { disposition: 'convicted', level: 'misdemeanor' },
  { disposition: 'convicted', level: 'felony' },
];

function aheadOf(at: number, answers: Answers): readonly Answers[] {
  if (at >= answers.charges.length - 1) return [answers];
  return mayTurnOut.map((later) => ({
    ...answers,
    charges: answers.charges.map((charge, index) => (index > at ? { ...later, ...charge } : charge)),
  }));
}

/** What is still open about the person, answered as most people do: there is nothing else, they need not register. */
function asUsual(
  answers: Answers,
  jurisdiction: Jurisdiction,
  asOf: string,
  isOpen: (path: string) => boolean,
): Answers {
  const open = worthAsking(answers, jurisdiction, asOf).filter(
    (path) => !path.startsWith('charges.') && isOpen(path),
  );
  return [wholeRecord, ...open].reduce((told, path) => {
    const asked = questionAt(broadly(path, told), jurisdiction);
    return asked && answerAt(told, asked.path) === undefined
      ? withAnswer(told, asked.path, usualAnswer(asked, asOf))
      : told;
  }, answers);
}

/**
 * How a case truly ended decides what else is worth asking of it. How old somebody was comes after what happened and how
 * it ended.
 */
function inItsOrder(askable: readonly AskedAbout[]): readonly AskedAbout[] {
  const ending = askable.find(({ field }) => followsEnding(field));
  if (ending) return [ending];
  const crime = askable.filter(({ field }) => field !== 'ageAtOffense');
  return crime.length > 0 ? crime : askable;
}

/** Some rule looks at the whole record: what is not in the list could change an outcome. */
function turnsOnTheRest(answers: Answers, jurisdiction: Jurisdiction, asOf: string): boolean {
  return outline({ ...answers, recordComplete: false }, jurisdiction, asOf).missing.includes(wholeRecord);
}

/** Nobody is asked how many convictions they have elsewhere who has not said that there are any. */
function broadly(path: string, { elsewhere }: Answers): string {
  return elsewhere === undefined && path.startsWith('elsewhere.') ? anyElsewhere : path;
}

/** What could still change an outcome: what is missing, and what was presumed though not knowing it would leave it open. */
function worthAsking(answers: Answers, jurisdiction: Jurisdiction, asOf: string): readonly string[] {
  const { missing, presumed } = outline(answers, jurisdiction, asOf);
  const decisive = presumed.filter((path) => {
    const unsure = unsureAt(path);
    if (unsure === undefined) return false;
    return outline(withAnswer(answers, path, unsure), jurisdiction, asOf).missing.includes(path);
  });
  return decisive.length === 0 ? missing : [...new Set([...missing, ...decisive])];
}

function* leastLeftOpen(
  askable: readonly AskedAbout[],
  answers: Answers,
  jurisdiction: Jurisdiction,
  asOf: string,
): InPieces<AskedAbout | undefined> {
  let best: AskedAbout | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const asked of askable) {
    const open = yield* averageLeftOpen(asked, answers, jurisdiction, asOf, least);
    if (open < least) {
      least = open;
      best = asked;
    }
  }
  return best;
}

/** What its answers leave open on the average. Once that is no less than another question's, it is not looked at further. */
function* averageLeftOpen(
  asked: AskedAbout,
  answers: Answers,
  jurisdiction: Jurisdiction,
  asOf: string,
  enough: number,
): InPieces<number> {
  const likely = likelyAnswers(asked, asOf);
  const total = likely.reduce((sum, { weight }) => sum + weight, 0);
  let open = 0;
  for (const { value, weight } of likely) {
    yield;
    const after = outline(withAnswer(answers, asked.path, value), jurisdiction, asOf);
    open += (weight / total) * leftOpen(after);
    if (open >= enough) break;
  }
  return open;
}

/** A charge that is still open weighs more than a question that is still to be asked. */
export function leftOpen({ outcomes, missing }: ReturnType<typeof outline>): number {
  return 3 * outcomes.filter((outcome) => outcome === 'needs_review').length + missing.length;
}
