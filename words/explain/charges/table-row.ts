import { type Columns, daysOf } from './columns.ts';
import { continues, endsCounts, isHeaded } from './continued.ts';
import type { Line } from './lines.ts';
import { soundsLikeOffense } from './offense-words.ts';
import type { Places } from './places.ts';
import type { Reading } from './reading.ts';
import { type Row, rowOf } from './row.ts';
import { isSentence } from './sentence.ts';
import { withoutStage } from './stages.ts';
import { type Draft, toldOf } from './told.ts';
import { endBeside, fromProse } from './told-beside.ts';

const caption =
  /\b(?:people|state|commonwealth|city|united states)\b.{0,60}\bv(?:s|ersus)?\b\.?|\bv(?:s\.?|\.|ersus)\s{1,9}[A-Z]/i;
const prose = /^\s*(?:the|on|that|did|it|this|and|upon|defendant|i|you)\b/i;

/** What the heading of a table says of the rows below it. */
export type Heading = { readonly columns?: Columns | undefined; readonly places?: Places };

export function takeRow(reading: Reading, whole: Line, { columns, places = {} }: Heading): void {
  const { line, isLater } = withoutStage(whole);
  const row = rowOf(line.text, reading.layout, places);
  if (isLater && reading.draft && row.offense) {
    const { offense, statute, level, grade } = row;
    Object.assign(reading.draft, {
      offense,
      ...(statute && { statute }),
      ...(level && { level }),
      ...(grade && { grade }),
    });
    return;
  }
  if (caption.test(line.text)) {
    if (row.caseNumber) reading.inCase(row.caseNumber);
    return;
  }
  if (endsCounts(reading, row, line)) return;
  const words = line.text.trim().split(/\s+/).length;
  if ((words > 16 && prose.test(line.text)) || isSentence(line.text)) {
    fromProse(reading, row);
    return;
  }
  const { draft } = reading;
  if (ofPerson.test(line.text) || isTitle.test(line.text)) return;
  if ((row.statute === undefined || isCourtsOwn.test(line.text)) && ofCase.test(line.text)) {
    if (row.caseNumber) reading.inCase(row.caseNumber);
    return;
  }
  if (continues(reading, row, line, places.name)) return;
  const named = row.offense ?? (row.caseNumber && !row.statute ? undefined : reading.waiting);
  if (named === undefined && row.statute && draft && !draft.isRow && !draft.statute && !row.level) {
    draft.statute = row.statute;
    return;
  }
  const isCharge =
    (!reading.isAfter || (row.offense !== undefined && reading.sameAs(row) !== undefined)) &&
    (named !== undefined ||
      (row.statute !== undefined && (row.level !== undefined || row.count !== undefined))) &&
    words < 40 &&
    (columns !== undefined || !/^\s*(?!and\b)[a-z]/.test(line.text)) &&
    (row.statute !== undefined ||
      (row.offense !== undefined &&
        words < 18 &&
        (isHeaded(line.text) || isUnderHeading(row, columns, line.text))) ||
      (row.level !== undefined &&
        words < 18 &&
        (row.count !== undefined || soundsLikeOffense(named ?? ''))) ||
      (row.count !== undefined && row.ending !== undefined && row.offense !== undefined && words < 18));
  if (isCharge) {
    if (row.caseNumber) reading.inCase(row.caseNumber);
    const days = daysOf(row, columns);
    const told = toldOf({ ...row, ...(named && { offense: named }) }, days);
    const ending = told.ending ?? reading.above.ending;
    const date = told.date ?? (ending ? reading.above.date : undefined);
    const whole = { ...told, ...(ending && { ending }), ...(date && { date }) };
    const open = reading.draft;
    if (open && !open.offense && !open.statute && !told.count) Object.assign(open, whole, { at: line.at });
    else {
      const same = row.ending ? undefined : reading.sameAs(whole);
      reading.add(whole, line, columns !== undefined);
      if (same) reading.named = same;
    }
    reading.waiting = undefined;
    return;
  }
  const [, alone] = countAlone.exec(line.text) ?? [];
  if (alone && !reading.isAfter) {
    reading.countAhead = alone;
    return;
  }
  const again = row.offense ? reading.sameAs(row) : undefined;
  if (again) {
    reading.named = again;
    return;
  }
  if (row.caseNumber && words < 14) reading.inCase(row.caseNumber);
  const [day] = row.days;
  if (
    day &&
    /^\s*on\s{1,3}\d|\b(?:disposition|plea|trial|sentenc\w+|verdict|hearing|judgment|conference)\b/i.test(
      line.text,
    )
  )
    reading.above = { ...reading.above, date: day.date };
  if (day && wholeDay.test(line.text)) reading.part.ofAll.date = day.date;
  if (day) reading.isPlea = /\bplea\b/i.test(line.text) && !/\b(?:disposition|sentenc\w+)\b/i.test(line.text);
  const isTitled = /\b(?:statement|certificate|judgment|order|notice) of\b/i.test(line.text);
  const numbered = numberedIn(reading, line.text);
  if (numbered) reading.named = numbered;
  if (row.ending && row.ending !== 'moved' && !isTitled && (words < 12 || line.text.endsWith(':')))
    endBeside(reading, row);
  reading.named = undefined;
  const isPlain = !row.ending && !day && words < 12 && /^[\s-]*(?:\d{3,8}\s+)?[A-Z]/.test(line.text);
  reading.waiting = isPlain && row.offense && !/[.:]$/.test(line.text) ? row.offense : undefined;
  reading.listed =
    row.count && row.offense && !row.ending && !day ? { count: row.count, offense: row.offense } : undefined;
}

const countAlone =
  /^\s{0,20}(?:\d{1,2}\s{1,9})?(?:count|charge|chg\.?)\s{0,3}(?:#|no\.?)?\s{0,3}0{0,2}(\d{1,2})\s{0,9}$/i;

/** “On 01-19-2016 there was:”, “06/20/2017  09:30 AM  Finalized”: on that day the whole case ended. */
const wholeDay = /\bthere was\b|\bfinalized\b/i;

const ofPerson = /^\s*(?:defendant )?(?:date of birth|d\.?o\.?b\.?|address|phone|telephone|fax|zip)\b/i;
const isTitle = /^\s*(?:order|decree|petition|motion|application) ?[-–—:(]/i;

/** “Magisterial District Judge 38-1-03” */
const isCourtsOwn = /\bdistrict judge \d|\bmagisterial district\b/i;

/** What kind of case it is says nothing of a charge. */
const ofCase =
  /\bcase (?:type|category|status|class|number|no\.?)(?![a-z])|^\s*(?:type|judgment|order|notice|petition|motion|certificate)\s|\bdistrict judge\b|\bmagisterial district\b|\bjudgment and sentence\b|\bnew case filed\b|\bcharge was filed\b/i;

function numberedIn(reading: Reading, text: string): Draft | undefined {
  const at = reading.layout.numbers?.exec(text)?.[1];
  return at === undefined ? undefined : reading.part.drafts[Number(at) - 1];
}

/** What begins with a day is an entry, unless it sounds like an offense. */
function isUnderHeading({ ending, days, offense }: Row, columns: Columns | undefined, text: string): boolean {
  return (
    columns !== undefined &&
    ending !== undefined &&
    ending !== 'moved' &&
    days.length > 0 &&
    (soundsLikeOffense(offense ?? '') || text.slice(0, days[0]?.from).trim() !== '')
  );
}
