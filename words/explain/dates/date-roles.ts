import type { DateRole, FoundDate } from '../explanation.ts';
import { leadingTo, nearestRole, type RoleWords } from '../nearest-role.ts';
import { findDates, type NamedDay } from './find-dates.ts';

const words: RoleWords<Exclude<DateRole, 'other'>> = [
  ['birth', /\b(?:d\.?o\.?b\.?|date of birth|birth ?date|born)(?![a-z])/gi],
  [
    'deadline',
    /\b(?:on or before|(?:no|not) later than|due(?: date| on| by)?|deadline|must be (?:filed|paid|received|served)(?: [\w ]{0,40}?)? by|(?:pay|respond|file|appeal|object|answer|comply|complete)(?:[\w, ]{0,60}?)? by|before the close of business on|last day to [\w ]{0,40}?)\b/gi,
  ],
  [
    'hearing',
    /\b(?:hearing|appear(?:ance)?|arraign(?:ment|ed)?|trial|court date|(?:is|are|been) (?:set|scheduled)|scheduled (?:for|on)|set for|conference|next (?:court )?(?:event|date)|return date|calendar call)\b/gi,
  ],
  [
    'sentence_end',
    /\b(?:expir(?:es?|ed|ation)|terminat(?:es?|ed|ion)|discharged?|completed|completion(?: date)?|max(?:imum)?(?:-out)? date|end(?:s|ed)? (?:of|on)|released?(?: date)?|ending)\b/gi,
  ],
  [
    'offense',
    /\b(?:offense(?: date)?|date of (?:the )?(?:offense|violation|crime)|violation date|incident|occurred|committed|on or about|off\.? dt)\b/gi,
  ],
  ['arrest', /\b(?:arrest(?:ed)?(?: date)?|booked|booking|taken into custody|date of arrest)\b/gi],
  ['filed', /\b(?:filed|filing date|file date|initiated|complaint date|case initiation|date filed)\b/gi],
  [
    'disposition',
    /\b(?:dispos(?:ition|ed)(?: date)?|dispo|convict(?:ed|ion)(?: date)?|ple(?:a|d|aded)|found|adjudicated|sentenced?(?: date| on)?|dismissed|verdict|judgment (?:date|entered)|acquitted|nolle pros\w*|withdrawn|granted)\b/gi,
  ],
  [
    'issued',
    /\b(?:dated|issued?(?: date)?|so ordered|ordered|entered|signed|mailed|printed|report date|date of (?:this )?(?:notice|order|report)|as of|effective|done|given)\b|\bdate:?\s*$|\bthis(?: the)?\s*$/gi,
  ],
];

/** The days of a paper, each with what it is the day of. */
export function datesOf(text: string): readonly FoundDate[] {
  return findDates(text).map((day) => ({ ...day, role: roleOf(text, day) }));
}

function roleOf(text: string, day: NamedDay): DateRole {
  const role = nearestRole(text, day.at, words);
  // “by December 3” alone is a day to be in time for, unless somebody did something by then.
  if (role !== 'birth' && /\bby\s+(?:\w+day,?\s+)?$/i.test(leadingTo(text, day.at, 30))) return 'deadline';
  if (day.time && (role === undefined || role === 'issued')) return 'hearing';
  return role ?? 'other';
}
