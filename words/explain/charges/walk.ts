import type { Disposition } from '@openslate/law/record/record.ts';
import { findDates } from '../dates/find-dates.ts';
import type { At, FoundCharge } from '../explanation.ts';
import { caseNumbersOf } from '../whose-paper.ts';
import { type Columns, columnsOf, daysOf, nameColumnOf } from './columns.ts';
import { endingIn } from './endings.ts';
import { type Field, fieldsIn } from './fields.ts';
import type { Ending, Layout, Severity } from './layout.ts';
import { type Line, linesOf } from './lines.ts';
import { calmly } from './offense.ts';
import { type Row, rowOf } from './row.ts';
import { gradeIn, severityIn } from './severity.ts';
import { statuteIn } from './statutes.ts';

type Told = {
  count?: string;
  offense?: string;
  statute?: string;
  level?: FoundCharge['level'];
  grade?: string;
  ending?: Ending;
  date?: string;
  offenseDate?: string;
};

type Draft = Told & { at: At; isRow: boolean; isAccusation: boolean };

/** One arrest or one case: what is said of the whole, and its charges. */
type Part = { caseNumber?: string; ofAll: Told; drafts: Draft[] };

/** Reads a paper from its first line to its last, as a person would: headings, tables and labels. */
export function chargesIn(text: string, layout: Layout): readonly FoundCharge[] {
  const walk = new Walk(layout);
  for (const line of linesOf(text)) walk.read(line);
  return walk.charges();
}

const caption = /\b(?:people|state|commonwealth|city|united states)\b.{0,60}\bv(?:s|ersus)?\b\.?/i;
const headed = /^\s*(?:count|charge) \d{1,2}\b/i;
const prose = /^\s*(?:the|on|that|did|it|this|and|upon|defendant|i|you)\b/i;

class Walk {
  private readonly parts: Part[] = [{ ofAll: {}, drafts: [] }];
  private readonly layout: Layout;
  private columns: Columns | undefined;
  private nameColumn: number | undefined;
  private isAccusation = false;
  /** The day and the end that a line above gives to what follows it. */
  private above: { date?: string; ending?: Ending } = {};
  /** A line of words alone: the offense, where its section stands on the next. */
  private waiting: string | undefined;
  /** The charge that the line above names again. */
  private named: Draft | undefined;
  private unfilled: Field | undefined;

  constructor(layout: Layout) {
    this.layout = layout;
  }

  read(line: Line): void {
    const { begins, accuses, judges, dated } = this.layout;
    const { text } = line;
    if (text.trim() === '') return;
    if (begins?.test(text)) this.begin();
    if (accuses?.test(text)) this.isAccusation = true;
    if (judges?.test(text)) this.isAccusation = false;
    const columns = columnsOf(text);
    if (columns) {
      this.columns = columns.length > 0 ? columns : this.columns;
      this.nameColumn = nameColumnOf(text);
      this.waiting = undefined;
      return;
    }
    if (dated?.test(text)) {
      const [day] = findDates(text);
      if (day) this.above = { date: day.date };
    }
    const { before, fields } = fieldsIn(text, this.layout.fields, this.layout.hasLooseLabels);
    const [first] = fields;
    if (this.unfilled && !first) {
      this.take({ ...this.unfilled, value: text.trim() }, line);
      this.unfilled = undefined;
      return;
    }
    this.unfilled = undefined;
    if (first) {
      if (/[A-Za-z]{3}/.test(before)) this.row({ ...line, text: before });
      const [day] = findDates(before);
      if (day) this.above = { ...this.above, date: day.date };
      for (const field of fields) this.take(field, line);
      const last = fields.at(-1);
      if (last && last.value === '' && last.role !== 'other') this.unfilled = last;
      this.waiting = undefined;
      return;
    }
    this.row(line);
  }

  charges(): readonly FoundCharge[] {
    return this.parts.flatMap(({ caseNumber, ofAll, drafts }) => {
      const judged = drafts.filter(({ isAccusation }) => !isAccusation);
      const kept =
        judged.length > 0
          ? drafts.filter((each) => !each.isAccusation || each.ending === 'no_charges')
          : drafts;
      return kept.flatMap((draft) =>
        foundOf({ ...ofAll, ...accusedOf(draft, drafts), ...draft }, draft.at, caseNumber),
      );
    });
  }

  private get part(): Part {
    return this.parts.at(-1) as Part;
  }

  private get draft(): Draft | undefined {
    return this.part.drafts.at(-1);
  }

  private begin(caseNumber?: string): void {
    this.parts.push({ ...(caseNumber && { caseNumber }), ofAll: {}, drafts: [] });
    this.above = {};
    this.named = undefined;
    this.waiting = undefined;
  }

  /** A number that stands below its only charge moves that charge, and not the ones above it, into the case. */
  private inCase(caseNumber: string): void {
    const { part, draft } = this;
    if (part.caseNumber === caseNumber) return;
    if (part.caseNumber === undefined && (part.drafts.length < 2 || this.layout.begins)) {
      part.caseNumber = caseNumber;
      return;
    }
    const moves = draft && !draft.isRow && !draft.ending && !draft.date;
    if (moves) part.drafts.pop();
    this.begin(caseNumber);
    if (moves) this.part.drafts.push(draft);
  }

  private sameAs({ count, offense }: Told): Draft | undefined {
    return this.part.drafts.find(
      (each) =>
        count !== undefined &&
        each.count === count &&
        each.isAccusation === this.isAccusation &&
        (each.offense === undefined || offense === undefined || alike(each.offense, offense)),
    );
  }

  private add(told: Told, line: Line, isRow: boolean): void {
    const { drafts } = this.part;
    const same = this.sameAs(told);
    if (!same) {
      drafts.push({ ...told, at: line.at, isRow, isAccusation: this.isAccusation });
      return;
    }
    const { ending, date, ...more } = told;
    Object.assign(same, {
      ...more,
      ...same,
      ...(ending && ending !== 'moved' && { ending, ...(date && { date }) }),
    });
  }

  /** A labelled value: of the charge it stands under, or of the whole case where it stands above all charges or below a table. */
  private take({ role, value, count }: Field, line: Line): void {
    const { layout } = this;
    if (role === 'offense' && value === '' && count) this.named = this.sameAs({ count });
    if (role === 'other' || value === '') return;
    if (role === 'case') {
      const number = caseNumbersOf(`Case No: ${value}`)[0] ?? rowOf(value, layout).caseNumber;
      if (number) this.inCase(number);
      return;
    }
    if (role === 'count') {
      this.add({ count: String(Number.parseInt(value, 10)) }, line, false);
      return;
    }
    // A form may tell the story below the name: “Charge description: took property from a shop”.
    if (role === 'offense' && /^[a-z]/.test(value) && this.draft?.offense) return;
    if (role === 'offense' || role === 'statute') {
      const told = role === 'offense' ? this.namedIn(value) : this.sectionIn(value);
      if (role === 'offense' && !told.offense && told.count) this.add({ count: told.count }, line, false);
      if (!told.offense && !told.statute) return;
      const open = this.draft;
      if (
        role === 'offense' &&
        open?.offense === told.offense &&
        open?.isAccusation === this.isAccusation &&
        !open?.ending
      )
        return;
      if (
        open &&
        !open.isRow &&
        open.isAccusation === this.isAccusation &&
        open[role] === undefined &&
        (count === undefined || count === open.count)
      )
        Object.assign(open, {
          ...told,
          ...open,
          at: role === 'offense' || !open.offense ? line.at : open.at,
        });
      else this.add({ ...(count && { count }), ...told }, line, false);
      return;
    }
    const open = this.named ?? (this.draft && !this.draft.isRow ? this.draft : undefined);
    const of: Told = open ?? this.part.ofAll;
    const [day] = findDates(value);
    if (role === 'date' && day) of.date = day.date;
    if (role === 'offenseDate' && day) of.offenseDate = day.date;
    if (role === 'level' || role === 'grade') {
      const severity =
        severityIn(value, layout.severities) ??
        (role === 'grade' ? severityIn(`Class ${value}`, layout.severities) : undefined);
      if (severity?.level) of.level = severity.level;
      const grade = severity?.grade ?? (role === 'grade' ? gradeIn(value) : undefined);
      if (grade) of.grade = grade;
    }
    if (role === 'ending' || role === 'plea') {
      const ending = endingIn(value, layout.endings)?.ending;
      if (ending === undefined || (role === 'plea' && (ending !== 'convicted' || of.ending))) return;
      if (ending === 'moved' && of.ending) return;
      of.ending = ending;
      if (day && role === 'ending') of.date = day.date;
      else if (open && this.above.date && !of.date) of.date = this.above.date;
    }
  }

  private namedIn(value: string): Told {
    const row = rowOf(value, this.layout);
    return toldOf(row, daysOf(row, undefined));
  }

  private sectionIn(value: string): Told {
    const { severities, statutes, statuteAs = (written: string) => written } = this.layout;
    const found = statuteIn(value, statutes ?? []) ?? statuteIn(value);
    if (found) {
      const severity = severityIn(value.slice(found.upTo), severities);
      return { ...gradedAs(severity), statute: statuteAs(found.written) };
    }
    const [plain] = /^[A-Z0-9][\w.:()/ -]{1,30}/.exec(value) ?? [];
    const statute = plain?.split(/\s{2,}/)[0]?.trim();
    return statute && /\d/.test(statute) ? { statute } : {};
  }

  private row(line: Line): void {
    const row = rowOf(line.text, this.layout, this.nameColumn);
    if (caption.test(line.text)) {
      if (row.caseNumber) this.inCase(row.caseNumber);
      return;
    }
    const words = line.text.trim().split(/\s+/).length;
    if (words > 16 && prose.test(line.text)) {
      this.fromProse(row);
      return;
    }
    const named = row.offense ?? this.waiting;
    const { draft } = this;
    if (named === undefined && row.statute && draft && !draft.isRow && !draft.statute && !row.level) {
      draft.statute = row.statute;
      return;
    }
    const isCharge =
      (named !== undefined || (row.statute !== undefined && row.level !== undefined)) &&
      words < 40 &&
      (row.statute !== undefined ||
        (row.offense !== undefined && words < 18 && (headed.test(line.text) || this.isUnderHeading(row))) ||
        (row.level !== undefined && words < 18) ||
        (row.count !== undefined && row.ending !== undefined && row.offense !== undefined && words < 18));
    if (isCharge) {
      if (row.caseNumber) this.inCase(row.caseNumber);
      const days = daysOf(row, this.columns);
      const told = toldOf({ ...row, ...(named && { offense: named }) }, days);
      const ending = told.ending ?? this.above.ending;
      const date = told.date ?? (ending ? this.above.date : undefined);
      const whole = { ...told, ...(ending && { ending }), ...(date && { date }) };
      const open = this.draft;
      if (open && !open.offense && !open.statute && !told.count) Object.assign(open, whole, { at: line.at });
      else this.add(whole, line, this.columns !== undefined);
      this.waiting = undefined;
      return;
    }
    const again = row.offense ? this.sameAs(row) : undefined;
    if (again) {
      this.named = again;
      return;
    }
    if (row.caseNumber && words < 14) this.inCase(row.caseNumber);
    const [day] = row.days;
    if (
      day &&
      /\b(?:disposition|plea|trial|sentenc\w+|verdict|hearing|judgment|conference)\b/i.test(line.text)
    )
      this.above = { ...this.above, date: day.date };
    const isTitled = /\b(?:statement|certificate|judgment|order|notice) of\b/i.test(line.text);
    const numbered = this.numberedIn(line.text);
    if (numbered) this.named = numbered;
    if (row.ending && row.ending !== 'moved' && !isTitled && (words < 12 || line.text.endsWith(':')))
      this.endBeside(row);
    this.named = undefined;
    const isPlain = !row.ending && !day && words < 12 && /^[\s-]*[A-Z]/.test(line.text);
    this.waiting = isPlain && row.offense && !/[.:]$/.test(line.text) ? row.offense : undefined;
  }

  private numberedIn(text: string): Draft | undefined {
    const at = this.layout.numbers?.exec(text)?.[1];
    return at === undefined ? undefined : this.part.drafts[Number(at) - 1];
  }

  private isUnderHeading({ ending, days }: Row): boolean {
    return this.columns !== undefined && ending !== undefined && ending !== 'moved' && days.length > 0;
  }

  /** A sentence tells of the section and the class of the count that it explains. */
  private fromProse({ statute, level, grade }: Row): void {
    const { draft } = this;
    if (!draft || draft.statute) return;
    Object.assign(draft, { ...(statute && { statute }), ...(level && { level }), ...(grade && { grade }) });
  }

  /** An end alone on its line is that of the charge above it, or of those below where the layout writes it so. */
  private endBeside({ ending, days: [day] }: Row): void {
    const draft = this.named ?? this.draft;
    if (draft && (this.named || (!draft.ending && !this.layout.judges))) {
      draft.ending = ending as Ending;
      const date = day?.date ?? this.above.date;
      if (date) draft.date = date;
    } else this.above = { ...this.above, ending: ending as Ending, ...(day && { date: day.date }) };
  }
}

function gradedAs(severity: Severity | undefined): Told {
  return {
    ...(severity?.level && { level: severity.level }),
    ...(severity?.grade && { grade: severity.grade }),
  };
}

function toldOf({ count, offense, statute, level, grade, ending }: Row, days: Told): Told {
  return {
    ...(count && { count }),
    ...(offense && { offense }),
    ...(statute && { statute }),
    ...(level && { level }),
    ...(grade && { grade }),
    ...(ending && { ending }),
    ...days,
  };
}

/** What the police said of the same charge, where the court leaves it out. */
function accusedOf(draft: Draft, drafts: readonly Draft[]): Told {
  const { offense, isAccusation } = draft;
  if (isAccusation || offense === undefined) return {};
  const before = drafts.find((each) => each.isAccusation && each.offense && alike(each.offense, offense));
  const { statute, level, grade } = before ?? {};
  return { ...(statute && { statute }), ...(level && { level }), ...(grade && { grade }) };
}

/** What has neither a name nor a section is no charge. */
function foundOf(told: Told, at: At, caseNumber: string | undefined): readonly FoundCharge[] {
  const { offense, statute, level, grade, ending, date, offenseDate } = told;
  if (!offense && !statute) return [];
  const disposition: Disposition | undefined = ending === 'moved' ? undefined : ending;
  return [
    {
      offense: calmly(offense ?? statute ?? ''),
      ...(statute && { statute }),
      ...(level && { level }),
      ...(grade && { grade }),
      ...(disposition && { disposition }),
      ...(disposition && disposition !== 'pending' && date && { date }),
      ...(caseNumber && { caseNumber }),
      ...(offenseDate && { offenseDate }),
      at,
    },
  ];
}

function alike(one: string, other: string): boolean {
  const start = (words: string) =>
    words
      .toLowerCase()
      .replaceAll(/[^a-z]/g, '')
      .slice(0, 6);
  return start(one) === start(other);
}
