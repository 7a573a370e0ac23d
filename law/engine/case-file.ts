import { type Day, type DaySpan, dayOf, spanOf } from '../record/day.ts';
import { type Doubt, endingOf } from '../record/how-it-ended.ts';
import type { Question } from '../record/question.ts';
import type { Answers, Charge } from '../record/record.ts';

/** An event of a charge: when it was, as narrowly as the answers say. */
export type Event = 'offense' | 'disposition' | 'released' | 'completed' | 'pardoned' | 'revoked';

export type Dated = {
  readonly span: DaySpan;
  /** The field that would make it narrower, if the answer was not a day. */
  readonly missing: readonly string[];
};

/** One charge as the rules see it: its answers, the paths of its fields, and the days of its events. */
export type FiledCharge = Charge & {
  readonly id: string;
  /** Charges of one case share it; a charge without one is a case of its own. */
  readonly caseKey: string;
  /** It may have ended in another way than was said: presumed not to, or not known where there is no disposition. */
  readonly doubt?: Doubt;
  path(field: string): string;
  dateOf(event: Event): Dated;
};

/** A whole record on one day. */
export type CaseFile = {
  readonly asOf: Day;
  readonly answers: Answers;
  readonly charges: readonly FiledCharge[];
  /** What has been looked up in the record as a whole, by the one who looked. */
  readonly found: Map<unknown, unknown>;
};

const fields = {
  offense: 'offenseDate',
  disposition: 'dispositionDate',
  released: 'releasedDate',
  completed: 'completedDate',
  pardoned: 'pardonedDate',
  revoked: 'revokedDate',
} as const satisfies Record<Event, keyof Charge>;

export function openCaseFile(answers: Answers, asOf: string, questions?: Questions): CaseFile {
  const day = dayOf(asOf);
  return {
    asOf: day,
    answers,
    charges: answers.charges.map((charge, index) => fileCharge(charge, index, day, questions)),
    found: new Map(),
  };
}

/** The place's own questions: some of them tell how a case truly ended. */
type Questions = Readonly<Record<string, Question>>;

function fileCharge(charge: Charge, index: number, asOf: Day, questions: Questions | undefined): FiledCharge {
  const id = charge.id ?? `c${index + 1}`;
  const known = new Map<Event, Dated>();
  const { disposition, doubt } = endingOf(charge, questions);
  // Where the person has said what the papers say, it is the question that follows which settles it.
  const settles = doubt && disposition === undefined ? doubt.field : 'disposition';
  const path = (field: string) => `charges.${id}.${field === 'disposition' ? settles : field}`;

  function dateOf(event: Event): Dated {
    const found = known.get(event);
    if (found) return found;
    const dated = date(event);
    known.set(event, dated);
    return dated;
  }

  function date(event: Event): Dated {
    const given = charge[fields[event]];
    const missing = [path(fields[event])];
    if (given !== undefined) {
      const span = spanOf(given);
      return { span, missing: span.first === span.last ? [] : missing };
    }
    return { span: bounded(event), missing };
  }

  /** An unknown day is as narrow as the other days make it. */
  function bounded(event: Event): DaySpan {
    switch (event) {
      case 'offense':
        return { first: Number.NEGATIVE_INFINITY, last: lastOf('disposition') ?? asOf };
      case 'disposition':
        return {
          first: firstOf('offense') ?? Number.NEGATIVE_INFINITY,
          last: Math.min(asOf, lastOf('completed') ?? asOf),
        };
      case 'released':
      case 'revoked':
        return {
          first: dateOf('disposition').span.first,
          last: Math.min(asOf, lastOf('completed') ?? asOf),
        };
      default:
        return { first: dateOf('disposition').span.first, last: asOf };
    }
  }

  const firstOf = (event: Event) =>
    charge[fields[event]] ? spanOf(charge[fields[event]] ?? '').first : undefined;
  const lastOf = (event: Event) =>
    charge[fields[event]] ? spanOf(charge[fields[event]] ?? '').last : undefined;

  return {
    ...charge,
    id,
    disposition,
    ...(doubt && { doubt }),
    caseKey: charge.caseId ?? `only ${id}`,
    path,
    dateOf,
  };
}
