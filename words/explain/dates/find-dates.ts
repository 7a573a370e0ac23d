import type { At } from '../explanation.ts';

/** A day named in a text, and the hour beside it. */
export type NamedDay = {
  readonly date: string;
  readonly time?: string;
  readonly text: string;
  readonly at: At;
};

const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:i[l1])?|may|june?|ju[l1]y?|aug(?:ust)?|sept?(?:e(?:m|rn)ber)?|[o0]ct(?:[o0]ber)?|n[o0]v(?:e(?:m|rn)ber)?|dec(?:e(?:m|rn)ber)?)';

type Parts = { year: string; month: string; day: string };

/** The ways in which papers write a day. What comes first is tried first, so that no part of a day is taken for a whole one. */
const ways: readonly { found: RegExp; parts: (found: readonly string[]) => Parts }[] = [
  {
    found: new RegExp(
      `\\b(${month})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?(?:\\s*,\\s*|\\s+|\\.\\s*)(\\d{4})\\b`,
      'gi',
    ),
    parts: ([, name = '', day = '', year = '']) => ({ year, month: name, day }),
  },
  {
    found: new RegExp(
      `\\b(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:day\\s+of\\s+)?(${month})\\.?\\s*,?\\s+(?:A\\.?D\\.?,?\\s+)?(\\d{4})\\b`,
      'gi',
    ),
    parts: ([, day = '', name = '', year = '']) => ({ year, month: name, day }),
  },
  {
    found: new RegExp(`\\b(\\d{1,2})-(${month})-(\\d{4}|\\d{2})\\b`, 'gi'),
    parts: ([, day = '', name = '', year = '']) => ({ year, month: name, day }),
  },
  {
    found: /\b(\d{4})[-/](\d{2})[-/](\d{2})(?!\d)/g,
    parts: ([, year = '', number = '', day = '']) => ({ year, month: number, day }),
  },
  {
    found: /\b(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?![\d/-])/g,
    parts: ([, number = '', , day = '', year = '']) => ({ year, month: number, day }),
  },
  {
    // As criminal histories write it: 20120601.
    found: /\b((?:19|20)\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])\b/g,
    parts: ([, year = '', number = '', day = '']) => ({ year, month: number, day }),
  },
];

/** The days named in a text, in the order in which they stand there. */
export function findDates(text: string): readonly NamedDay[] {
  const found: NamedDay[] = [];
  for (const { found: pattern, parts } of ways) {
    for (const match of text.matchAll(pattern)) {
      const at: At = [match.index, match.index + match[0].length];
      const date = dateOf(parts(match));
      if (date === undefined || found.some((other) => overlap(other.at, at)) || isPartOfNumber(text, at))
        continue;
      found.push(withTime(text, { date, text: match[0], at }));
    }
  }
  return found.sort((one, other) => one.at[0] - other.at[0]);
}

function dateOf({ year, month: named, day }: Parts): string | undefined {
  const number = /^\d+$/.test(named)
    ? Number(named)
    : monthNames.findIndex((each) => each.startsWith(asLetters(named.slice(0, 3)))) + 1;
  const date = `${fullYear(year)}-${twoDigits(number)}-${twoDigits(Number(day))}`;
  const asDay = new Date(`${date}T00:00:00Z`);
  // June 31 is no day: whoever read it has misread it.
  return Number.isNaN(asDay.getTime()) || asDay.toISOString().slice(0, 10) !== date ? undefined : date;
}

/** A scanner takes “O” for a nought, and “l” for a one. */
function asLetters(word: string): string {
  return word.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
}

/** Of two digits: nobody alive was charged before 1930. */
function fullYear(year: string): string {
  if (year.length === 4) return year;
  return Number(year) < 30 ? `20${year}` : `19${year}`;
}

/** Case numbers hold digits and strokes too: `12-03-2015-CR`. */
function isPartOfNumber(text: string, [from, upTo]: At): boolean {
  // “12.1-23-02” is a section of a code.
  if (/\d\.$/.test(text.slice(Math.max(0, from - 2), from)) && text.slice(from, upTo).includes('-'))
    return true;
  return /[\w/#-]/.test(text.charAt(from - 1)) || /^-?[A-Za-z0-9]/.test(text.slice(upTo, upTo + 2));
}

const oclock = String.raw`(\d{1,2})(?::(\d{2}))?\s{0,6}(a\.?\s?m\b\.?|p\.?\s?m\b\.?|o'clock\s{1,6}[ap]\.?m\.?|noon)`;
/** Beside it, or on the next line of a form: “Date: December 3, 2026 / Time: 9:00 AM”. */
const hour = new RegExp(
  String.raw`^[\s,;|/]{0,30}(?:\(?(?:mon|tues|wednes|thurs|fri|satur|sun)day\)?[\s,|]{0,12})?(?:(?:(?:and\s{1,4})?at|@|[-–—]|(?:hearing |court |start )?(?:time|hour)(?:\s{1,4}of\s{1,4}(?:hearing|appearance|court|trial|arraignment|day))?|the hour of|or about)[\s:|]{0,20}){0,3}${oclock}`,
  'i',
);
const hourBefore = new RegExp(
  String.raw`\b${oclock},?\s{1,6}on\s{1,6}(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s{1,6})?(?:the\s{1,6})?$`,
  'i',
);

/** As clerks and soldiers write it: “at 14:00”, “1330 hours”. */
const hourOfDay =
  /^\s{0,6},?\s{0,6}(?:(?:at|@|[-–—]|(?:hearing |court |start )?(?:time|hour)\s{0,6}:?|\|)\s{0,6}){1,2}([01]?\d|2[0-3]):?([0-5]\d)(?!\d)(?!\s{0,6}[ap]\.?\s?m)(?:\s{0,6}(?:hours|hrs)\b\.?)?/i;

function withTime(text: string, { date, at: [from, upTo] }: Omit<NamedDay, 'time'>): NamedDay {
  const next = hour.exec(text.slice(upTo, upTo + 70));
  const time = next ? timeOf(next) : undefined;
  if (next && time) {
    const end = upTo + next[0].length;
    return { date, time, text: text.slice(from, end), at: [from, end] };
  }
  const ofDay = hourOfDay.exec(text.slice(upTo, upTo + 40));
  if (ofDay) {
    const end = upTo + ofDay[0].length;
    const [, hours = '', minutes = ''] = ofDay;
    return {
      date,
      time: `${twoDigits(Number(hours))}:${minutes}`,
      text: text.slice(from, end),
      at: [from, end],
    };
  }
  const lead = hourBefore.exec(text.slice(Math.max(0, from - 50), from));
  const earlier = lead ? timeOf(lead) : undefined;
  if (lead && earlier) {
    const start = from - lead[0].length;
    return { date, time: earlier, text: text.slice(start, upTo), at: [start, upTo] };
  }
  return { date, text: text.slice(from, upTo), at: [from, upTo] };
}

function timeOf([, hours = '', minutes = '00', half = '']: readonly string[]): string | undefined {
  const number = Number(hours);
  if (number < 1 || number > 12 || Number(minutes) > 59) return undefined;
  const isAfternoon = /p|noon/i.test(half);
  return `${twoDigits((number % 12) + (isAfternoon ? 12 : 0))}:${minutes}`;
}

function overlap([from, upTo]: At, [otherFrom, otherUpTo]: At): boolean {
  return from < otherUpTo && otherFrom < upTo;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
