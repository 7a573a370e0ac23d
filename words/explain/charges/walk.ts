import { findDates } from '../dates/find-dates.ts';
import type { FoundCharge } from '../explanation.ts';
import { isEndAlone, restOfRow, takeSection, withoutLabel } from './beside-labels.ts';
import { columnsOf } from './columns.ts';
import { type Field, fieldsIn, hasLooseLabels } from './fields.ts';
import { take } from './labelled.ts';
import type { Layout } from './layout.ts';
import { type Line, linesOf } from './lines.ts';
import { soundsLikeOffense } from './offense-words.ts';
import { placesIn } from './places.ts';
import { Reading } from './reading.ts';
import { sectionAt, sectionUnder } from './sections.ts';
import { statuteIn } from './statutes.ts';
import { type Heading, takeRow } from './table-row.ts';
import { unfolded } from './unfold.ts';

/** Reads a paper from its first line to its last, as a person would: headings, tables and labels. */
export function chargesIn(text: string, layout: Layout): readonly FoundCharge[] {
  const lines = unfolded(linesOf(text));
  const walk = new Walk(hasLooseLabels(lines) ? { ...layout, hasLooseLabels: true } : layout);
  for (const line of lines) walk.read(line);
  return walk.reading.charges();
}

/** “2009/03/17 DISPOSITION-CONVICTED” */
const labelledDay = /^\s{0,40}\d{1,4}\/\d{1,2}\/\d{1,4}\s(?=[A-Z]{4,20}[-:])/;

const isKey = /\bkey:\s/i;
const ofPerson = /\b(?:sex|race|height|hgt|weight|wgt|eyes?|hair|birth ?date)\b(?!\s*:)/gi;

const isOfCharge: ReadonlySet<Field['role']> = new Set<Field['role']>([
  'statute',
  'level',
  'grade',
  'ending',
  'offenseDate',
]);

class Walk {
  readonly reading: Reading;
  private heading: Heading = {};
  /** A label at the end of a line: its value stands on the next. */
  private unfilled: Field | undefined;

  /** The line above heads what somebody looks like. */
  private isOfPerson = false;

  constructor(layout: Layout) {
    this.reading = new Reading(layout);
  }

  read(line: Line): void {
    const { reading } = this;
    const { begins, accuses, judges, dated, fields: own, hasLooseLabels } = reading.layout;
    const { text } = line;
    if (text.trim() === '' || isKey.test(text)) return;
    const isPerson = this.isOfPerson;
    this.isOfPerson = [...text.matchAll(ofPerson)].length > 2;
    if (isPerson || this.isOfPerson) return;
    if (begins?.test(text)) reading.begin();
    if (accuses?.test(text)) reading.isAccusation = true;
    if (judges?.test(text)) reading.isAccusation = false;
    const section = sectionAt(text);
    if (section) reading.enter(section);
    const columns = columnsOf(text);
    if (columns) {
      reading.enter(sectionUnder(text));
      this.heading = {
        columns: columns.length > 0 ? columns : this.heading.columns,
        places: placesIn(text),
      };
      reading.waiting = undefined;
      return;
    }
    if (dated?.test(text)) {
      const [day] = findDates(text);
      if (day) reading.above = { date: day.date };
    }
    const dayAhead = hasLooseLabels ? labelledDay.exec(text) : null;
    const [ahead] = findDates(dayAhead?.[0] ?? '');
    if (ahead) reading.above = { ...reading.above, date: ahead.date };
    const { before, fields } = fieldsIn(
      dayAhead ? text.slice(dayAhead[0].length) : text,
      own,
      hasLooseLabels,
    );
    const [first] = fields;
    const rest = fields.map(restOfRow).find((each) => each !== '') ?? '';
    // “Charge: DUI   Class: A   TCA 55-10-401”: the section of the charge that the line itself names.
    const isOwn = first?.role === 'offense';
    const beside = isOwn ? '' : rest;
    // A whole row below a label is no value of it.
    if (this.unfilled && !first && !(this.unfilled.role === 'ending' && statuteIn(text))) {
      take(reading, { ...this.unfilled, value: text.trim() }, line);
      this.unfilled = undefined;
      return;
    }
    this.unfilled = undefined;
    const { listed } = reading;
    reading.listed = undefined;
    // “1. CRIMINAL TRESPASS”, and on the next line “Dismissed”.
    if (listed?.offense && !first && soundsLikeOffense(listed.offense) && isEndAlone(text, reading.layout)) {
      reading.add(listed, line, false);
      reading.named = reading.draft;
    }
    if (listed && first && first.role !== 'offense' && first.role !== 'other')
      reading.add(listed, line, false);
    if (first) {
      if (/[A-Za-z]{3}/.test(before + beside)) {
        const { draft } = reading;
        takeRow(
          reading,
          { ...line, text: first.role === 'other' ? withoutLabel(before) : `${before}${beside}` },
          this.heading,
        );
        // “2. Disorderly Conduct Statute: 609.72”: a name that is counted, and what is told of it.
        if (reading.draft === draft && reading.listed && fields.some(({ role }) => isOfCharge.has(role))) {
          reading.add(reading.listed, line, false);
          reading.waiting = undefined;
        }
        reading.listed = undefined;
        // “ASSAULT-4     STATUS: DISMISSED”: a name, and what became of it.
        if (
          reading.draft === draft &&
          reading.waiting &&
          soundsLikeOffense(reading.waiting) &&
          fields.some(({ role }) => role === 'ending')
        )
          reading.add({ offense: reading.waiting }, line, false);
        // What is labelled beside a row is told of that row.
        if (reading.draft !== draft) reading.named = reading.draft;
      }
      const [day] = findDates(before);
      if (day) reading.above = { ...reading.above, date: day.date };
      for (const field of fields) take(reading, field, line);
      if (isOwn) takeSection(reading, rest);
      const last = fields.at(-1);
      if (last && last.value === '' && last.role !== 'other' && last.role !== 'sentence')
        this.unfilled = last;
      if (fields.some(({ role }) => role !== 'other')) reading.waiting = undefined;
      return;
    }
    takeRow(reading, line, this.heading);
  }
}
