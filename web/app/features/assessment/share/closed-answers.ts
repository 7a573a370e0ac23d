import type { Answers } from '@openslate/contract/record.ts';
import type { SharedPayload, SharedValue } from '@openslate/contract/shared-payload.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import type { AnswerValue } from '@openslate/law/record/answers.ts';
import { answerAt, chargeAt, withAnswer } from '@openslate/law/record/answers.ts';
import type { AnswerKind } from '@openslate/law/record/question.ts';
import { aboutCharge, aboutPerson, questionAt } from '@openslate/law/record/questions.ts';
import { levels } from '@openslate/law/record/record.ts';
import { isPartialDate } from '../../../ui/fields/partial-date.ts';
import type { Told } from '../saved-progress.ts';
import { answeredPaths } from '../told.ts';

/*
 * The answers that go along with a shared result, where its owner says so: what our questions offer, numbers, days and
 * numbers of sections. What somebody wrote does not go along, since anyone could write anything.
 */

export type SharedTold = NonNullable<SharedPayload['told']>;

/** The answers as they are shared. */
export function closedAnswers(told: Told, jurisdiction: Jurisdiction): SharedTold['answers'] {
  const paths = answeredPaths({ ...told, unknown: [] });
  return paths.flatMap((path): SharedTold['answers'] => {
    const answer = answerTo(path, told.answers, jurisdiction);
    const value = answer && closed(answerAt(told.answers, path), answer);
    return value === undefined ? [] : [[path, value]];
  });
}

/** What was shared, as far as our questions still fit it; and how many answers do not. */
export function toldFrom(
  { answers, unknown, helping }: SharedTold,
  charges: number,
  jurisdiction: Jurisdiction,
): { told: Told; leftOut: number } {
  let whole: Answers = { charges: Array.from({ length: charges }, (_, index) => ({ id: `c${index + 1}` })) };
  let leftOut = 0;
  // A class is one of its level, so that is looked at first.
  const inOrder = [...answers].sort(
    ([a], [b]) => Number(a.endsWith('.grade')) - Number(b.endsWith('.grade')),
  );
  for (const [path, value] of inOrder) {
    const answer = answerTo(path, whole, jurisdiction);
    if (answer && fits(value, answer)) whole = withAnswer(whole, path, opened(value, answer)) as Answers;
    else leftOut += 1;
  }
  const known = unknown.filter((path) => answerTo(path, whole, jurisdiction) !== undefined);
  return {
    told: { answers: whole, unknown: known, names: {}, helping },
    leftOut: leftOut + unknown.length - known.length,
  };
}

/** Whether there is a question for it. A path can come with a link, and must not find what every object has. */
export function isField(path: string, charges: number, { questions = {} }: Jurisdiction): boolean {
  const about = /^charges\.c(?<number>\d+)\.(?<field>.+)$/.exec(path)?.groups;
  if (about && !(Number(about.number) >= 1 && Number(about.number) <= charges)) return false;
  const field = about?.field ?? path;
  return Object.hasOwn(about ? aboutCharge : aboutPerson, field) || Object.hasOwn(questions, field);
}

/** Whether a question, of a charge of whatever level, offers this as an answer that a result may turn on. */
export function isOffered(path: string, value: SharedValue, jurisdiction: Jurisdiction): boolean {
  return [undefined, ...levels].some((level) => {
    const answer = questionAt(path, jurisdiction, { level })?.question.answer;
    return (answer?.kind === 'choice' || answer?.kind === 'number') && fits(value, answer);
  });
}

function answerTo(path: string, answers: Answers, jurisdiction: Jurisdiction): AnswerKind | undefined {
  if (!isField(path, answers.charges.length, jurisdiction)) return undefined;
  return questionAt(path, jurisdiction, chargeAt(answers, path))?.question.answer;
}

/** The number of a section: `3929`, `164.043`, `76-6-602`, `9122.1(a)(1)`. Too short for a number to call. */
const section = /\d{1,5}[A-Za-z]{0,2}(?:[.:-]\d{1,5}[A-Za-z]{0,2}){0,2}(?:\([0-9A-Za-z]{1,3}\)){0,4}/g;
const wholeSection = new RegExp(`^(?:${section.source})$`);

/** Without the name of the code, and without the number of its title: `844` of “21 U.S.C. § 844”. */
function sectionIn(statute: string): string | undefined {
  const numbers = [...statute.matchAll(section)].map(([number]) => number);
  return numbers.sort((a, b) => b.length - a.length)[0];
}

function closed(value: unknown, answer: AnswerKind): SharedValue | undefined {
  if (answer.kind === 'reliefs') return Array.isArray(value) ? value.length : undefined;
  const told = answer.kind === 'text' ? sectionIn(String(value)) : value;
  return fits(told, answer) ? told : undefined;
}

function fits(value: unknown, answer: AnswerKind): value is SharedValue {
  switch (answer.kind) {
    case 'choice':
      return answer.choices.some((choice) => choice.value === value);
    case 'several':
      return Array.isArray(value) && value.every((each) => answer.choices.some((one) => one.value === each));
    case 'date':
      return typeof value === 'string' && isPartialDate(value);
    case 'number':
      return typeof value === 'number' && value >= answer.least && value <= answer.most;
    case 'reliefs':
      return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100;
    case 'text':
      return typeof value === 'string' && wholeSection.test(value) && value.replaceAll(/\D/g, '').length < 10;
  }
}

/** Of what was cleared before, only how many is told. */
function opened(value: SharedValue, { kind }: AnswerKind): AnswerValue {
  return kind === 'reliefs' ? Array.from({ length: Number(value) }, () => ({})) : value;
}
