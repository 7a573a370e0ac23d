import { impossibleDates } from '@openslate/contract/impossible-dates.ts';
import type { Answers } from '@openslate/contract/record.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { withoutAnswer } from '@openslate/law/record/answers.ts';
import { type Draft, draftOf, readDraft } from '../questions/answer-draft.ts';
import type { Told } from '../saved-progress.ts';
import { answer, answerUnknown } from '../told.ts';
import { otherConvictions, type ShortQuestion, shortQuestions } from './short-questions.ts';

/** What a person did with one field on this page, just as it was typed or chosen. */
export type Entry = { readonly draft: Draft; readonly unknown: boolean };

export type Entries = Readonly<Record<string, Entry>>;

export type ShortField = {
  readonly short: ShortQuestion;
  readonly entry: Entry;
  /** What to put right. The typed is kept, but does not count. */
  readonly problem?: string;
};

export type ShortAnswers = {
  readonly told: Told;
  readonly fields: readonly ShortField[];
  /** There are convictions this page does not know. They may count, so nothing can be said without them. */
  readonly others: boolean;
};

/**
 * Reads the page from top to bottom: each answer decides which questions follow. What was told before and is not asked
 * here stays as it is.
 */
export function readEntries(
  before: Told,
  entries: Entries,
  jurisdiction: Jurisdiction,
  today: string,
): ShortAnswers {
  let told = before;
  const fields: ShortField[] = [];
  const seen = new Set<string>();
  for (;;) {
    const short = shortQuestions(told.answers, jurisdiction).find(({ id }) => !seen.has(id));
    if (!short) return { told, fields, others: fields.some(saysThereAreOthers) };
    seen.add(short.id);
    const entry = entries[short.id] ?? entryOf(short, told);
    const read = entries[short.id] ? readEntry(told, short, entry, today) : { told };
    told = read.told;
    fields.push({ short, entry, ...(read.problem !== undefined && { problem: read.problem }) });
  }
}

function saysThereAreOthers({ short: { id }, entry: { draft, unknown } }: ShortField): boolean {
  return id === otherConvictions.id && !unknown && draft.kind === 'choice' && draft.chosen === 'true';
}

/** A field as it starts: with what was told before. */
function entryOf({ paths, question, answerIn }: ShortQuestion, { answers, unknown }: Told): Entry {
  const isUnknown = paths.every((path) => unknown.includes(path));
  return { draft: draftOf(question.answer, answerIn(answers), isUnknown), unknown: isUnknown };
}

function readEntry(
  told: Told,
  short: ShortQuestion,
  { draft, unknown }: Entry,
  today: string,
): { told: Told; problem?: string } {
  const without = short.paths.reduce(takenBack, told);
  const reading = unknown ? ({ kind: 'unknown' } as const) : readDraft(draft, short.question.answer);
  switch (reading.kind) {
    case 'unknown':
      return { told: short.paths.reduce(answerUnknown, without) };
    case 'problem':
      return isEmpty(draft) ? { told: without } : { told: without, problem: reading.message };
    case 'answer': {
      const next = Object.entries(short.says(reading.value)).reduce(
        (each, [path, value]) => answer(each, path, value),
        (short.takesBack?.(reading.value) ?? []).reduce(takenBack, without),
      );
      const impossible = impossibleDates(next.answers, today);
      const [wrong] = Object.keys(impossible).filter((path) => short.paths.includes(asOurs(path, told)));
      return wrong === undefined ? { told: next } : { told: without, problem: impossible[wrong] ?? '' };
    }
  }
}

function takenBack(told: Told, path: string): Told {
  return {
    ...told,
    answers: withoutAnswer(told.answers, path) as Answers,
    unknown: told.unknown.filter((each) => each !== path),
  };
}

/** Nothing was entered: a field that is still open is no mistake. */
function isEmpty(draft: Draft): boolean {
  switch (draft.kind) {
    case 'choice':
      return draft.chosen === undefined;
    case 'several':
      return draft.chosen.length === 0;
    case 'date':
      return draft.reading.kind === 'empty';
    case 'number':
    case 'text':
      return draft.typed.trim() === '';
    case 'reliefs':
      return draft.entries.length === 0;
  }
}

/** `answers.charges.0.dispositionDate` is `charges.c1.dispositionDate` to the questions. */
function asOurs(path: string, { answers }: Told): string {
  return path.replace(
    /^answers\.charges\.(\d+)\./,
    (_, index: string) => `charges.${answers.charges[Number(index)]?.id ?? `c${Number(index) + 1}`}.`,
  );
}
