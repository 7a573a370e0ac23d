/*
 * Dates as people remember them. Court papers get lost; a year, or a month and a year, is still an answer and must not
 * be turned into a day nobody named.
 */

/** `2016-09-10`, `2016-09` or `2016`. */
export type PartialDate = string;

export type DatePart = 'month' | 'day' | 'year';

/** How much of a date the question can do with. */
type DatePrecision = 'day' | 'month' | 'year';

/** The parts just as they were typed, so that a mistake can be shown and mended instead of lost. */
export type TypedDate = Record<DatePart, string> & { yearOnly: boolean };

export type DateReading =
  | { kind: 'empty' }
  | { kind: 'date'; date: PartialDate }
  | { kind: 'problem'; message: string; parts: readonly DatePart[] };

export type DateLimits = {
  /** The least that must be known. */
  coarsest?: DatePrecision;
  /** The first day that makes sense. */
  earliest?: PartialDate;
  /** The last day that makes sense, most often today. */
  latest?: PartialDate;
};

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export const nothingTyped: TypedDate = { month: '', day: '', year: '', yearOnly: false };

const defaultEarliest = '1900-01-01';

/** What a stored date looks like in the boxes. */
export function typedDate(date: PartialDate): TypedDate {
  const parts = splitDate(date);
  if (!parts) return nothingTyped;
  const { year, month, day } = parts;
  return {
    year: String(year),
    month: month === undefined ? '' : String(month),
    day: day === undefined ? '' : String(day),
    yearOnly: month === undefined,
  };
}

/** Reads what was typed: a date, nothing at all, or what to put right and where. */
export function readDate(typed: TypedDate, limits: DateLimits = {}): DateReading {
  const { coarsest = 'year', earliest = defaultEarliest, latest } = limits;
  const yearOnly = typed.yearOnly && coarsest === 'year';
  const year = typed.year.trim();
  const month = yearOnly ? '' : typed.month.trim();
  const day = yearOnly ? '' : typed.day.trim();

  if (year === '' && month === '' && day === '') return { kind: 'empty' };

  if (month === '' && !yearOnly && (coarsest !== 'year' || day !== ''))
    return problem('Choose a month', 'month');
  if (month === '' && !yearOnly && year !== '')
    return problem('Choose a month, or check “I only know the year”', 'month');
  const monthNumber = month === '' ? undefined : wholeNumber(month);
  if (month !== '' && (monthNumber === undefined || monthNumber < 1 || monthNumber > 12))
    return problem('Enter a month between 1 and 12', 'month');

  if (day === '' && coarsest === 'day') return problem('Enter a day', 'day');
  if (year === '') return problem('Enter a year', 'year');
  const yearNumber = wholeNumber(year);
  if (yearNumber === undefined || !/^\d{4}$/.test(year))
    return problem(`Enter the year with four digits, for example ${exampleYear(earliest, latest)}`, 'year');
  const outOfRange = yearProblem(yearNumber, earliest, latest);
  if (outOfRange) return problem(outOfRange, 'year');

  const dayNumber = day === '' ? undefined : wholeNumber(day);
  if (day !== '' && monthNumber !== undefined) {
    const last = daysInMonth(yearNumber, monthNumber);
    if (dayNumber === undefined || dayNumber < 1 || dayNumber > last)
      return problem(`Enter a day between 1 and ${last} for ${monthName(monthNumber)} ${yearNumber}`, 'day');
  }

  const date = joinDate(yearNumber, monthNumber, dayNumber);
  if (isAfter(earliest, date))
    return problem(`Enter a date that is not before ${spokenDate(earliest)}`, ...partsOf(date));
  if (latest && isAfter(date, latest))
    return problem(`Enter a date that is not after ${spokenDate(latest)}`, ...partsOf(date));
  return { kind: 'date', date };
}

/** `September 10, 2016`, `September 2016` or `2016`. */
export function spokenDate(date: PartialDate): string {
  const parts = splitDate(date);
  if (!parts) return date;
  const { year, month, day } = parts;
  if (month === undefined) return String(year);
  return day === undefined ? `${monthName(month)} ${year}` : `${monthName(month)} ${day}, ${year}`;
}

/** Whether the text is a date that exists, in one of the three forms. */
export function isPartialDate(text: string): boolean {
  return splitDate(text) !== undefined;
}

function splitDate(date: string): { year: number; month?: number; day?: number } | undefined {
  const found = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(date);
  if (!found) return undefined;
  const year = Number(found[1]);
  if (found[2] === undefined) return { year };
  const month = Number(found[2]);
  if (month < 1 || month > 12) return undefined;
  if (found[3] === undefined) return { year, month };
  const day = Number(found[3]);
  return day < 1 || day > daysInMonth(year, month) ? undefined : { year, month, day };
}

function joinDate(year: number, month: number | undefined, day: number | undefined): PartialDate {
  const parts = [String(year)];
  if (month !== undefined) parts.push(twoDigits(month));
  if (month !== undefined && day !== undefined) parts.push(twoDigits(day));
  return parts.join('-');
}

// Only as far as both are known: 2026 is not after November 15, 2026.
function isAfter(date: PartialDate, other: PartialDate): boolean {
  const length = Math.min(date.length, other.length);
  return date.slice(0, length) > other.slice(0, length);
}

function yearProblem(
  year: number,
  earliest: PartialDate,
  latest: PartialDate | undefined,
): string | undefined {
  const first = Number(earliest.slice(0, 4));
  const last = latest === undefined ? undefined : Number(latest.slice(0, 4));
  if (year >= first && (last === undefined || year <= last)) return undefined;
  return last === undefined ? `Enter a year from ${first} on` : `Enter a year between ${first} and ${last}`;
}

function exampleYear(earliest: PartialDate, latest: PartialDate | undefined): number {
  const last = latest === undefined ? 2016 : Number(latest.slice(0, 4));
  return Math.max(Math.min(2016, last), Number(earliest.slice(0, 4)));
}

function partsOf(date: PartialDate): DatePart[] {
  const all: DatePart[] = ['year', 'month', 'day'];
  return all.slice(0, date.split('-').length);
}

function problem(message: string, ...parts: DatePart[]): DateReading {
  return { kind: 'problem', message, parts };
}

function wholeNumber(text: string): number | undefined {
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function monthName(month: number): string {
  return monthNames[month - 1] ?? '';
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
