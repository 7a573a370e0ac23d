import { dateOf, dayOf } from '@openslate/law/record/day.ts';
import { spokenDate } from '../../../../ui/fields/partial-date.ts';
import { type DayThatMatters, dayAhead } from './days-that-matter.ts';

type CalendarFile = {
  /** What the days are of, to tell them from others: the code of a place, or a paper. */
  readonly of: string;
  readonly days: readonly DayThatMatters[];
  /** The day the result is of: nothing on or before it is worth a reminder. */
  readonly asOf: string;
  readonly made: Date;
  /** Where the person can look again. */
  readonly address: string;
  /** The person wants to read in the calendar what each day is about. */
  readonly withDetails: boolean;
};

/*
 * A calendar is shown on lock screens, on watches and to whoever shares it. What stands on the outside says nothing
 * about a record, whatever the person ticks.
 */
const onTheDay = 'OpenSlate: check your dates';
const ahead = 'OpenSlate: a date is coming up';

/** The days that matter and, a month before each, a reminder, as a file for any calendar (RFC 5545). */
export function calendarFile({ of, days, asOf, made, address, withDetails }: CalendarFile): string {
  const again = `You asked for this reminder. Look at your dates again: ${address}`;
  const events = days.flatMap(({ date, details, isReminder }) => {
    const early = dayAhead(date);
    return [
      ...(early > asOf && !isReminder
        ? [
            event({
              id: `${of}-${date}-ahead`,
              date: early,
              title: ahead,
              about: withDetails ? [`In 30 days, on ${spokenDate(date)}:`, ...details, again] : [again],
              made,
            }),
          ]
        : []),
      event({
        id: `${of}-${date}`,
        date,
        title: onTheDay,
        about: withDetails ? [...details, again] : [again],
        made,
      }),
    ];
  });
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//OpenSlate//Dates//EN',
    'CALSCALE:GREGORIAN',
    ...events.flat(),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

type Event = { id: string; date: string; title: string; about: readonly string[]; made: Date };

function event({ id, date, title, about, made }: Event): string[] {
  return [
    'BEGIN:VEVENT',
    // The same day taken twice is the same entry, not a second one.
    `UID:${id.toLowerCase()}@dates.openslate`,
    `DTSTAMP:${made
      .toISOString()
      .replaceAll(/[-:]/g, '')
      .replace(/\.\d+Z/, 'Z')}`,
    `DTSTART;VALUE=DATE:${basic(date)}`,
    `DTEND;VALUE=DATE:${basic(dateOf(dayOf(date) + 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(about.join('\n'))}`,
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    // Nine in the morning: an entry for a whole day begins at midnight.
    'TRIGGER:PT9H',
    'END:VALARM',
    'END:VEVENT',
  ];
}

function basic(date: string): string {
  return date.replaceAll('-', '');
}

/** Section 3.3.11: what would end a value or a line is written another way. */
function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n');
}

const longest = 75;

/** Section 3.1: no line is longer than 75 octets, and none is cut within a character. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > longest) {
      pieces.push(piece);
      // The space that marks a line as going on counts as well.
      piece = '';
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n ');
}
