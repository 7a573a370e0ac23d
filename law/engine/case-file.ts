import type { Saying } from '../place/saying.ts';
import { idOf, wholeRecord } from '../record/answers.ts';
import { type Day, type DaySpan, dayOf, spanOf } from '../record/day.ts';
import { type Doubt, endingOf } from '../record/how-it-ended.ts';
import type { Question } from '../record/question.ts';
import type { Answers, Charge } from '../record/record.ts';
import { presumed } from '../vocabulary/phrases.ts';
import { always, assuming, type Fact, never } from './when.ts';

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
  /** What to answer then, whether it ended so or not: made once, so that all who ask of its ending rest on the very same. */
  readonly presumedEnding?: PresumedEnding;
  /** Contempt of court has no level: what is taken for granted of it. */
  readonly contempt?: Contempt;
  /** It is one of those the person told of. */
  readonly isListed: boolean;
  path(field: string): string;
  dateOf(event: Event): Dated;
};

type Contempt = { readonly counts: Fact; readonly ofLevel: Fact };

type PresumedEnding = { readonly so: Fact; readonly not: Fact };

/** A whole record on one day. */
export type CaseFile = {
  readonly asOf: Day;
  readonly answers: Answers;
  readonly charges: readonly FiledCharge[];
  /** A case that is not in the list: where the list may not be whole, there may be any number of such, of any kind. */
  readonly unlisted: FiledCharge | undefined;
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
    charges: answers.charges.map((charge, index) => {
      const id = idOf(charge, index);
      const path = pathsOf(id);
      return fileCharge(charge, { id, asOf: day, isListed: true, path }, questions);
    }),
    unlisted: answers.recordComplete === false ? fileUnlisted(day) : undefined,
    found: new Map(),
  };
}

/** The same path is the same text each time it is asked for: lists of paths are put together by the thousand. */
function pathsOf(id: string): (field: string) => string {
  const paths = new Map<string, string>();
  return (field) => {
    const known = paths.get(field);
    if (known !== undefined) return known;
    const path = `charges.${id}.${field}`;
    paths.set(field, path);
    return path;
  };
}

/** The same record, if there may be more on it than was told. */
export function withUnlisted(file: CaseFile): CaseFile {
  return { ...file, unlisted: fileUnlisted(file.asOf), found: new Map() };
}

/** All that would tell of it is whether there is one. */
function fileUnlisted(asOf: Day): FiledCharge {
  return fileCharge({}, { id: 'unlisted', asOf, isListed: false, path: () => wholeRecord });
}

type Filing = Pick<FiledCharge, 'id' | 'isListed' | 'path'> & { readonly asOf: Day };

/** The place's own questions: some of them tell how a case truly ended. */
type Questions = Readonly<Record<string, Question>>;

function fileCharge(charge: Charge, filing: Filing, questions?: Questions): FiledCharge {
  const { id, asOf, isListed } = filing;
  const known = new Map<Event, Dated>();
  const { disposition, doubt } = endingOf(charge, questions);
  // Where the person has said what the papers say, it is the question that follows which settles it.
  const settles = doubt && disposition === undefined ? doubt.field : 'disposition';
  const path = (field: string) => filing.path(field === 'disposition' ? settles : field);

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
    ...(doubt && { doubt, presumedEnding: presumedEnding(doubt, path(doubt.field)) }),
    ...(isContempt(charge) && { contempt: presumedOfContempt(path('level')) }),
    caseKey: charge.caseId ?? `only ${id}`,
    isListed,
    path,
    dateOf,
  };
}

function isContempt({ level, offense }: Charge): boolean {
  return level === undefined && offense?.includes('contempt') === true;
}

function presumedOfContempt(path: string): Contempt {
  return {
    counts: assuming(presumed.contemptCounts, always, path),
    ofLevel: assuming(presumed.contemptOfNoLevel, never, path),
  };
}

const asThePapersSay = {
  dismissed: presumed.simplyDropped,
  convicted: presumed.convictionEntered,
} as const satisfies Record<Doubt['said'], Saying>;

function presumedEnding({ said }: Doubt, path: string): PresumedEnding {
  return {
    so: assuming(asThePapersSay[said], always, path),
    not: assuming(asThePapersSay[said], never, path),
  };
}
