import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import type { AnswerValue } from '@openslate/law/record/answers.ts';
import type { AnswerKind } from '@openslate/law/record/question.ts';
import type { DateReading } from '../../../ui/fields/partial-date.ts';

/** An answer while it is being given, just as it was chosen or typed. */
export type Draft =
  | { readonly kind: 'choice'; readonly chosen: string | undefined }
  | { readonly kind: 'several'; readonly chosen: readonly string[] }
  | { readonly kind: 'date'; readonly reading: DateReading }
  | {
      readonly kind: 'number';
      readonly typed: string;
      readonly least: number;
      readonly most: number;
      /** More than the few that can be chosen: the number is typed. */
      readonly more?: boolean;
    }
  | { readonly kind: 'text'; readonly typed: string }
  | { readonly kind: 'reliefs'; readonly entries: readonly ClearedBefore[] };

/** A conviction that was cleared before, as far as the person remembers. */
export type ClearedBefore = { readonly level: string; readonly year: string };

export const dontKnow = 'unknown';

/** The last number that is chosen, where few people have more. */
export const mostOfFew = 3;

/** What is read from a draft: an answer, “I don’t know”, or what to put right. */
export type DraftReading =
  | { readonly kind: 'answer'; readonly value: AnswerValue }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'problem'; readonly message: string };

export function draftOf(answer: AnswerKind, value: unknown, isUnknown: boolean): Draft {
  switch (answer.kind) {
    case 'choice':
      return {
        kind: 'choice',
        chosen: isUnknown ? dontKnow : value === undefined ? undefined : String(value),
      };
    case 'several':
      return { kind: 'several', chosen: Array.isArray(value) ? value.map(String) : [] };
    case 'date':
      return {
        kind: 'date',
        reading: typeof value === 'string' ? { kind: 'date', date: value } : { kind: 'empty' },
      };
    case 'number':
      return {
        kind: 'number',
        typed: typeof value === 'number' ? String(value) : answer.few && isUnknown ? dontKnow : '',
        least: answer.least,
        most: answer.most,
        more: typeof value === 'number' && value > mostOfFew,
      };
    case 'reliefs':
      return { kind: 'reliefs', entries: Array.isArray(value) ? value.map(remembered) : [] };
    case 'text':
      return { kind: 'text', typed: typeof value === 'string' ? value : '' };
  }
}

/** Nothing was chosen or typed yet. */
export function isBlank(draft: Draft): boolean {
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

const choose = 'Choose an answer, or “I don’t know”.';

/** A section is read as one of the laws of this place. */
export function readDraft(draft: Draft, answer: AnswerKind, place?: Jurisdiction): DraftReading {
  switch (draft.kind) {
    case 'choice': {
      if (draft.chosen === undefined) return { kind: 'problem', message: choose };
      if (draft.chosen === dontKnow) return { kind: 'unknown' };
      const choices = answer.kind === 'choice' ? answer.choices : [];
      const chosen = choices.find(({ value }) => String(value) === draft.chosen);
      return chosen ? { kind: 'answer', value: chosen.value } : { kind: 'problem', message: choose };
    }
    case 'several':
      return draft.chosen.length > 0
        ? { kind: 'answer', value: draft.chosen }
        : { kind: 'problem', message: 'Choose at least one, or press “I don’t know”.' };
    case 'date':
      if (draft.reading.kind === 'date') return { kind: 'answer', value: draft.reading.date };
      return draft.reading.kind === 'problem'
        ? { kind: 'problem', message: draft.reading.message }
        : { kind: 'problem', message: 'Enter a date, or press “I don’t know”. A year alone is fine.' };
    case 'number':
      return readNumber(draft, answer.kind === 'number' && answer.few === true);
    case 'reliefs':
      return readReliefs(draft.entries);
    case 'text': {
      const typed = draft.typed.trim();
      if (typed === '') return { kind: 'problem', message: 'Type an answer, or press “I don’t know”.' };
      if (place && isNoSection(typed, answer, place))
        return { kind: 'problem', message: noSection(typed, place.name) };
      return { kind: 'answer', value: typed };
    }
  }
}

/** Words that name no section of the place's laws, where one is asked for: “weed”. */
function isNoSection(typed: string, answer: AnswerKind, { isSection }: Jurisdiction): boolean {
  return answer.kind === 'text' && answer.section === true && isSection?.(typed) === false;
}

function noSection(typed: string, placeName: string): string {
  return `“${typed}” is not a section number of ${placeName} law. Choose a crime from the list, type the number on your papers, or press “I don’t know”.`;
}

function remembered({ level, date }: { level?: string; date?: string }): ClearedBefore {
  return { level: level ?? '', year: date?.slice(0, 4) ?? '' };
}

function readReliefs(entries: readonly ClearedBefore[]): DraftReading {
  const wrong = entries.find(({ year }) => year.trim() !== '' && !/^(19|20)\d\d$/.test(year.trim()));
  if (wrong) return { kind: 'problem', message: 'Enter each year with four digits, for example 2015.' };
  return {
    kind: 'answer',
    value: entries.map(({ level, year }) => ({
      ...(level && { level }),
      ...(year.trim() && { date: year.trim() }),
    })),
  };
}

function readNumber(
  { typed, least, most, more }: Extract<Draft, { kind: 'number' }>,
  isChosen: boolean,
): DraftReading {
  const digits = typed.trim();
  if (isChosen && digits === dontKnow) return { kind: 'unknown' };
  if (digits === '')
    return {
      kind: 'problem',
      message: isChosen && !more ? choose : 'Enter a number, or press “I don’t know”.',
    };
  const number = Number(digits);
  if (!/^\d+$/.test(digits) || number < least || number > most)
    return { kind: 'problem', message: `Enter a whole number from ${least} to ${most}.` };
  return { kind: 'answer', value: number };
}
