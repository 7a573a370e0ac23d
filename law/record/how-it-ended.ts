import { type AnswerValue, answerAt, wholeRecord } from './answers.ts';
import type { AnswerKind, Choice, Question } from './question.ts';
import type { Answers, Charge, Disposition } from './record.ts';

/*
 * What a paper calls an ending is not always what the law calls it: a deferral ends as “dismissed”, a withheld judgment
 * begins with “guilty”. Where a place’s papers can mislead so, it asks on, in its own words, and each of the answers is
 * how the case ended in the eyes of the law.
 */

/** The question that follows an ending, in places that ask it. */
const followUps = {
  dismissed: 'facts.dismissedAs',
  convicted: 'facts.convictedAs',
} as const satisfies Partial<Record<Disposition, string>>;

type Misleading = keyof typeof followUps;

/** Not told, and not to be presumed: the person was asked and does not know. */
const unsure = 'unsure';

/** A case that may have ended in another way than was said: one of these, and the field that would settle it. */
export type Doubt = {
  readonly said: Misleading;
  readonly among: readonly Disposition[];
  readonly field: string;
};

/** How a charge ended in the eyes of the law. Where the person does not know, it has a doubt and no disposition. */
export function endingOf(
  charge: Charge,
  questions: Readonly<Record<string, Question>> | undefined,
): { readonly disposition: Disposition | undefined; readonly doubt?: Doubt } {
  const { disposition, court, facts, dismissal } = charge;
  const asPresumed = { disposition };
  if (!questions || court === 'juvenile' || !isMisleading(disposition)) return asPresumed;
  const field = followUps[disposition];
  const answer = questions[field]?.answer;
  if (answer?.kind !== 'choice') return asPresumed;
  const among = answer.choices.map(({ value }) => value as Disposition);
  const told = facts?.[field.slice('facts.'.length)];
  if (told !== undefined && told !== unsure) return { disposition: among.find((each) => each === told) };
  // Dropped for a plea to another charge is neither simply dropped nor put off.
  if (told === undefined && disposition === 'dismissed' && dismissal === 'plea_to_other') return asPresumed;
  return {
    disposition: told === unsure ? undefined : disposition,
    doubt: { said: disposition, among, field },
  };
}

function isMisleading(disposition: Disposition | undefined): disposition is Misleading {
  return disposition !== undefined && disposition in followUps;
}

/** Whether it is asked in the same breath as how the case ended: all that follows depends on it. */
export function followsEnding(field: string): boolean {
  return Object.values<string>(followUps).includes(field);
}

/** The question that may follow what was said of an ending. */
export function followUpOf(disposition: unknown): string | undefined {
  return isMisleading(disposition as Disposition) ? followUps[disposition as Misleading] : undefined;
}

/** What “I don’t know” says to the law in a field that is presumed where nobody was asked. */
export function unsureAt(path: string): AnswerValue | undefined {
  if (path === wholeRecord) return false;
  return Object.values(followUps).some((field) => path.endsWith(`.${field}`)) ? unsure : undefined;
}

/** Whether the person was asked and said that they do not know. */
export function isUnsureOf(path: string, answers: Answers): boolean {
  const unsure = unsureAt(path);
  return unsure !== undefined && answerAt(answers, path) === unsure;
}

/** Another way in which the case may have ended, as people would say it, and the words to look for. */
type Endings = Readonly<Partial<Record<Disposition, readonly [label: string, lookFor: string]>>>;

/** Asked on after “dismissed”: what may stand behind it in this place. */
export function afterDismissed(text: string, where: string, endings: Endings): Record<string, Question> {
  const simply = { value: 'dismissed', label: 'No, it was simply dropped' };
  const why = 'A case that was put off first has other rules than one that was simply dropped.';
  return { [followUps.dismissed]: { text, why, where, answer: choices(simply, endings) } };
}

/** Asked on after “convicted”: what may have been no conviction in this place. */
export function afterGuilty(text: string, where: string, endings: Endings): Record<string, Question> {
  const truly = { value: 'convicted', label: 'No, I was convicted' };
  const why = 'Where no conviction was entered, other rules may help you.';
  return { [followUps.convicted]: { text, why, where, answer: choices(truly, endings) } };
}

/** As was said comes first, in words of the place's own where it has some. */
function choices(asSaid: Choice, endings: Endings): AnswerKind {
  const named = Object.entries(endings).map(([value, [label, hint]]) => ({ value, label, hint }));
  const others = named.filter(({ value }) => value !== asSaid.value);
  return {
    kind: 'choice',
    choices: [named.find(({ value }) => value === asSaid.value) ?? asSaid, ...others],
  };
}
