import { findDates } from '../dates/find-dates.ts';
import type { Known } from './cue.ts';

/** What the shape of a paper says of it, whatever its words are. */
export function shapesOf(text: string): Partial<Record<Known, number>> {
  const lines = text.split('\n');
  return {
    docket:
      (events(lines) > 2 ? 14 : 0) +
      (lines.some(isHeadOfCharges) ? 10 : 0) +
      (lines.filter(tellsEnd).length > 1 ? 8 : 0),
    criminal_history:
      (marksOfPerson(text) > 2 ? 14 : 0) +
      (arrests(lines) > 1 ? 8 : 0) +
      (isFromRecordsOffice(lines) ? 14 : 0),
    letter: dear.test(text) && closing.test(text) ? 10 : 0,
  };
}

const dear = /^\s{0,40}(?:dear\b|to whom it may concern)/im;
const closing =
  /^\s{0,60}(?:sincerely|yours|very truly|truly yours|respectfully(?= yours|,)|(?:best|kind|warm) regards|cordially)\b/im;

/** “08/19/2015  CONTINUANCE BY AGREEMENT”: a case told day by day. */
function events(lines: readonly string[]): number {
  return lines.filter(beginsWithDay).length;
}

export function beginsWithDay(line: string): boolean {
  if (!/^\s{0,12}\d{1,4}[/-]\d{1,2}[/-]\d{1,4}\s+\S/.test(line)) return false;
  const [day] = findDates(line.slice(0, 40));
  return day !== undefined && line.slice(0, day.at[0]).trim() === '';
}

/** Who speaks: the police or the office that keeps fingerprints, and of an arrest. */
function isFromRecordsOffice(lines: readonly string[]): boolean {
  const head = lines
    .filter((line) => line.trim() !== '')
    .slice(0, 4)
    .join(' ');
  return (
    keepsRecords.test(head) &&
    lines.some((line) => /\b(?:date of arrest|arrest(?:ed)?(?: date| agency)?) ?[:#\d-]/i.test(line))
  );
}

const keepsRecords =
  /\bstate (?:police|patrol)\b|\bbureau of (?:criminal )?(?:investigation|identification)\b|\bdepartment of (?:public safety|law enforcement|justice)\b|\bcriminal (?:justice )?information\b|\bcjis\b|\blaw enforcement (?:agency|division)\b|\bcrime information center\b/i;

function arrests(lines: readonly string[]): number {
  return lines.filter((line) => /^\W{0,9}(?:arr(?:est(?:ed)?)?\b|date of arrest|cycle\b)/i.test(line)).length;
}

/** “Disposed 07/09/2014  Dismissed by prosecutor” */
function tellsEnd(line: string): boolean {
  return /^\s{0,40}(?:disposed|disposition|dispo|finding|verdict|plea|result|outcome|judgment)\b\s{0,20}(?::|\d|\s{2})/i.test(
    line,
  );
}

/** What somebody looks like is told by those who took fingerprints. */
function marksOfPerson(text: string): number {
  const found = text
    .slice(0, 3000)
    .match(
      /\b(?:sex|race?|hgt|height|wgt|weight|eyes?|hair?|pob|skin)\b(?=\s{0,3}[:/])|\b(?:sex|rac|hgt|wgt|eye|hai|pob)\//gi,
    );
  return new Set(found?.map((each) => each.toLowerCase().slice(0, 3))).size;
}

/** What shouts in the rows of a table is how a charge ended, and no title. */
export function isHeadOfCharges(line: string): boolean {
  return (
    line.trim().split(/\s{3,}|\t|\||\)\s{2,}/).length > 3 &&
    /\b(?:statute|charge|description|offense|section)\b/i.test(line) &&
    /\b(?:disposition|dispo|disp|finding|verdict)\b/i.test(line)
  );
}
