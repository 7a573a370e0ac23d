import { after, type Day, dateOf, dayOf, days, months, type Period } from '@openslate/law/record/day.ts';
import type { At } from '../explanation.ts';
import { leadingTo } from '../nearest-role.ts';
import { countOf, countPattern } from './counts.ts';
import type { ToldDate } from './date-roles.ts';

/** A time that the paper gives, in which something must be done. */
export type TimeGiven = {
  /** The day it ends on; nothing where the day that it runs from is not in the paper. */
  readonly date?: string;
  readonly text: string;
  readonly at: At;
};

const unit =
  '((?:business|court|working|judicial|calendar|consecutive)\\s{1,6})?(days?|weeks?|months?|years?)';
const from = '(?:of|from|after|following|beginning(?: on)?|starting(?: on)?)';

/** “within thirty (30) days of the date of this order”, “no later than 14 days after …”, “30 days from …” */
const toAct = '[^.;]{0,120}?';
const time = new RegExp(
  `\\b(?:(within|in|no(?:t)? (?:later|more) than|by|(?:have|has|had|allows?|gives?)(?: you)?(?: (?:only|up to|until))?|before)\\s{1,6})?(?:the\\s{1,6})?${countPattern}[\\s-]{1,6}${unit}(?:\\s{1,6}(?:time|period))?`,
  'gi',
);
const ahead = /^\s*(?:before|prior to|in advance of)\s+([^.;]{3,60})/i;
const runs = new RegExp(`^\\s*${from}\\s+([^.;]{3,110})`, 'i');
const runsLater = new RegExp(
  `^${toAct}\\b(?:from|after|of|following)\\s+((?:the|this|its|receipt|service|entry|date|being)\\b[^.;]{2,90})`,
  'i',
);

/** The times that a paper gives, counted from the days that stand in it. Court days and working days are not counted. */
export function timesGiven(text: string, dates: readonly ToldDate[]): readonly TimeGiven[] {
  return [...text.matchAll(time)].flatMap((match) => timeIn(text, match, dates));
}

function timeIn(text: string, match: RegExpExecArray, dates: readonly ToldDate[]): readonly TimeGiven[] {
  const [, lead, word = '', digits, kindOfDay, length = ''] = match;
  const start = match.index;
  const end = start + match[0].length;
  const rest = text.slice(end, end + 260).split(/\n[ \t]*\n/)[0] ?? '';
  const sentence = `${leadingTo(text, [start, end], 200)} ${match[0]} ${rest.split(/[.;]/)[0]}`;
  const period = periodOf(countOf(word, digits), length);
  const isCounted = !/business|court|working|judicial/i.test(kindOfDay ?? '');

  const early = ahead.exec(rest);
  if (early) {
    if (!asksToAct.test(sentence)) return [];
    const hearing = isCounted ? hearingIn(early[1] ?? '', dates) : undefined;
    return [timeGiven(text, start, end + early[0].length, hearing && after(hearing, negative(period)))];
  }
  const later = runs.exec(rest) ?? (lead !== undefined ? runsLater.exec(rest) : null);
  if (
    lead === undefined &&
    (/^\s*of\b/i.test(rest) ||
      isAgain.test(sentence) ||
      isSpan.test(text.slice(Math.max(0, start - 24), start)))
  )
    return [];
  // “30 days in jail”, “5 years of probation”: a time, but none to act in.
  if (lead === undefined && !(later && runs.test(rest))) return [];
  if (
    !asksToAct.test(sentence) ||
    isNoDeadline.test(sentence) ||
    (/^by$|^before$/i.test(lead ?? '') && !later)
  )
    return [];
  if (/year/i.test(length) && !/appeal|petition|motion/i.test(sentence)) return [];
  if (later === null)
    return /^(?:within|in)$|have|has|allow|give|no/i.test(lead ?? '') && !isLength.test(rest)
      ? [timeGiven(text, start, end, undefined)]
      : [];
  const anchor = later[1] ?? '';
  const day = isCounted ? (startOf(anchor, dates) ?? servedToday(text, anchor, dates)) : undefined;
  const upTo = end + (later[0].length - anchor.length) + anchorLength(anchor, dates);
  return [timeGiven(text, start, upTo, day && after(day, period))];
}

const asksToAct =
  /\b(?:must|shall|may|should|can|please|have|has|pay|appeal|file[ds]?|object|respond|required|ordered|due|need|request|contact|unless|failure|no later|not later|dispute|comply|complete|deadline|if you|or|ask|send|will|call|submit|write|provide|return|bring|report|finish|attend|enroll|perform|obtain|undergo|surrender|to|are|is)\b/i;
const isNoDeadline =
  /\b(?:not been (?:convicted|arrested)|prior convictions?|previous(?:ly)? convict|no (?:other )?convictions?|eligible (?:after|once|when)|(?:was|were) (?:arrested|charged)|sentenced? (?:you )?to|imprison|confinement|jail for|elapsed|have passed|has passed|waiting period|not less than \d+ (?:months|years))\b/i;
/** When something may be asked for once more is no last day. */
const isAgain = /\b(?:again|reapply|re-?file|new (?:petition|application|motion|request)|eligible)\b/i;
/** “for 90 days after this order”: how long something lasts. */
const isSpan = /\b(?:for|(?:period|term) of|at least|last(?:s|ing)?)\s+(?:a |an |the )?$/i;
const isLength =
  /^\s*(?:in|of|at) (?:the )?(?:\w+ )?(?:jail|prison|custody|probation|supervision|confinement|community|incarceration)/i;

function timeGiven(text: string, from: number, upTo: number, day: Day | undefined): TimeGiven {
  const raw = text.slice(from, upTo);
  const written = raw.trimEnd();
  const at: At = [from, from + written.length];
  return day === undefined ? { text: written, at } : { date: dateOf(day), text: written, at };
}

function periodOf(number: number, length: string): Period {
  if (/month/i.test(length)) return months(number);
  if (/year/i.test(length)) return months(12 * number);
  return days(/week/i.test(length) ? 7 * number : number);
}

function negative(period: Period): Period {
  return days(-period.days);
}

const own =
  /^(?:the\s+|its\s+)?(?:(?:date|day|entry|issuance|mailing|signing|filing|making)\s+(?:of\s|on\s|that\s|shown\s|stated\s|printed\s|appearing\s|listed\s|above|hereof)?){0,3}(?:(?:this|the|said|its|such)\s+)?(?:(?:court'?s|foregoing|above|attached|mailing|written|final|above-dated)\s+){0,3}(?:order|judgment|notice|decision|denial|letter|entry|citation|date|decree|objection|sentence|statement|bill|ruling|opinion|report|disposition|mailing|sentencing|conviction|dismissal|hereof|above|today|ticket|hearing|arrest|plea|filing|petition|complaint|summons|service|verdict)\b(?:\s+(?:was|is)\s+(?:\w+ed|sent))?(?:\s+(?:above|shown above|stated above|printed above|listed above|hereof|entered|of this (?:order|notice|letter|judgment|decision|denial)|on which|(?:the )?mailing))?/i;

function anchorLength(anchor: string, dates: readonly ToldDate[]): number {
  const named = namedIn(anchor, dates);
  if (named) return anchor.indexOf(named.text) + named.text.length;
  return own.exec(anchor)?.[0].length ?? /^[^,\n]*/.exec(anchor)?.[0].length ?? anchor.length;
}

/** The words a day is told by, for what a time may run from. The first that the paper speaks of decides. */
const starts: readonly (readonly [RegExp, (date: ToldDate) => boolean])[] = [
  [/receipt|receiv|servi(?:ce|ng)|served|delivery/i, ({ toldBy }) => /^served|of service$/.test(toldBy)],
  [/\barrest/i, ({ role }) => role === 'arrest'],
  [/\brelease|\bdischarge|\bcompletion/i, () => false],
  [/\bmail/i, ({ toldBy }) => /mail/.test(toldBy)],
  [/\b(?:sentencing|sentence|conviction|plea|verdict)\b/i, ({ role }) => role === 'disposition'],
  [/\b(?:hearing|trial|appearance|arraignment)\b/i, ({ role }) => role === 'hearing'],
  [/\b(?:petition|complaint|objection|motion|application)\b/i, ({ role }) => role === 'filed'],
];
const isOwn =
  /\b(?:this|the|its|said|such|entry of)\b[\s\S]{0,40}\b(?:order|judgment|notice|decision|denial|letter|entry|citation|date|decree|ruling|statement|bill|objection|report|ticket|dismissal|disposition|opinion|mailing|summons)\b|\bhereof\b|\btoday\b|\bdate (?:above|shown|stated|of (?:this|the))/i;

/** Only days that the paper tells are known to us: when it was received or served, it seldom says. */
function startOf(anchor: string, dates: readonly ToldDate[]): Day | undefined {
  const named = namedIn(anchor, dates);
  if (named) return dayOf(named.date);
  const what = own.exec(anchor)?.[0] ?? anchor.slice(0, 60);
  const start = starts.find(([word]) => word.test(what));
  if (start) {
    const told = onlyDay(dates.filter(start[1]));
    if (
      told !== undefined ||
      !isOwn.test(what) ||
      /receipt|receiv|serv|arrest|release|deliver|discharge|completion/i.test(what)
    )
      return told;
  }
  return isOwn.test(what) ? ownDay(dates) : undefined;
}

/** A day named at once: “from March 4, 2025”, “of this order dated March 4, 2025”. */
function namedIn(anchor: string, dates: readonly ToldDate[]): ToldDate | undefined {
  return dates.find(({ text }) => anchor.includes(text) && anchor.indexOf(text) < 30);
}

/** “This order was served in open court on the date entered above.” */
function servedToday(text: string, anchor: string, dates: readonly ToldDate[]): Day | undefined {
  const isSo =
    /\bservi(?:ce|ng)\b/i.test(anchor) &&
    /\bserved\b[^.]{0,80}\bon the (?:same )?(?:date|day)\b[^.]{0,40}\b(?:entered|above|hereof|of this)\b/i.test(
      text,
    );
  return isSo ? ownDay(dates) : undefined;
}

function ownDay(dates: readonly ToldDate[]): Day | undefined {
  const issued = dates.filter(
    ({ role, toldBy }) => role === 'issued' && !/print|served|certif|sworn|mail/.test(toldBy),
  );
  const mailed = dates.filter(({ role, toldBy }) => role === 'issued' && /mail/.test(toldBy));
  const filed = dates.filter(({ role }) => role === 'filed');
  const ended = dates.filter(({ role }) => role === 'disposition');
  const first = [issued, mailed, filed, ended].find((each) => each.length > 0);
  return first && onlyDay(first);
}

function onlyDay(dates: readonly ToldDate[]): Day | undefined {
  const [only, ...more] = new Set(dates.map(({ date }) => date));
  return only !== undefined && more.length === 0 ? dayOf(only) : undefined;
}

function hearingIn(before: string, dates: readonly ToldDate[]): Day | undefined {
  const named = dates.find(({ text }) => before.includes(text));
  if (named) return dayOf(named.date);
  const isHearing = /hearing|trial|court date|appearance|conference|arraignment/i.test(before);
  return isHearing ? onlyDay(dates.filter(({ role }) => role === 'hearing')) : undefined;
}
