import type { DateRole, FoundDate } from '../explanation.ts';
import { firstIn, lastIn, leadingTo, nearestRole, type RoleWords, type Told } from '../nearest-role.ts';
import { lineAt, linesAbove } from '../rows.ts';
import { findDates, type NamedDay } from './find-dates.ts';

/** A day, and the word of the paper that tells what it is the day of. */
export type ToldDate = FoundDate & { readonly toldBy: string };

const act =
  '(?:pay|paid|respond|reply|file[ds]?|appeal|object|answer|comply|complete[ds]?|submit(?:ted)?|return(?:ed)?|contact|report|appear|turn in|provide[ds]?|receive[ds]?|serve[ds]?|dispute|surrender|enroll|postmarked|made|finish(?:ed)?|perform(?:ed)?|call|sign(?:ed)?)';

const words: RoleWords<DateRole> = [
  ['birth', /\b(?:d\.?\s?o\.?\s?b\.?|date of birth|birth ?da(?:te|y)|born(?: on)?|year of birth)(?![a-z])/gi],
  [
    'deadline',
    new RegExp(
      [
        `\\b(?:(?:no|not) later than|offer (?:expires|ends|(?:is|remains) open until)(?: on)?|due(?!\\s{1,6}(?:to|process)\\b)(?: date| on| by| before)?|deadline(?: to [\\w ]{1,40})?|pay by|respond by|before the close of business on|(?:have|has) until|last day (?:to|for) [\\w ]{1,40}|next payment(?: date)?|(?:must|shall|should|need to|have to|has to|please|to|and|or|may|be|is|are)\\s{1,6}(?:also\\s{1,6}|then\\s{1,6}|first\\s{1,6}|either\\s{1,6})?(?:be\\s{1,6})?${act}\\b(?:[^.;:]|\\.\\d){0,140}?\\b(?:by(?!\\s{1,6}(?:the|this|said|a)\\s{1,6}(?:court|judge|clerk|officer|state|law)\\b)|on or before|before(?!\\s{1,6}(?:this|the|said|a|an|me|him|her|judge|magistrate|honorable|hon)\\b)))\\b`,
        `^\\s{0,20}(?:pay|respond|reply|file|appeal|object|answer|submit|return|contact|dispute|complete)\\b[^.;:]{0,80}?\\b(?:by|on or before|before)\\b`,
        // “If this is wrong, contact us before March 4”
        ',\\s{1,6}(?:please\\s{1,6})?(?:contact|call|write|tell|return|reply|respond|pay|send|file)\\b[^.;:]{0,60}?\\b(?:by|on or before|before)\\b',
        '\\bon or before\\b',
      ].join('|'),
      'gim',
    ),
  ],
  [
    'hearing',
    /\b(?:(?:next |court )?hearings?(?: date| is)?|appear(?:ance)?(?: date)?|arraign(?:ment|ed)?|(?:jury |bench )?trial(?! courts?)(?: date)?|court date|court appearance|(?:is|are|been|was|hereby) (?:re)?(?:set|scheduled)(?: for)?|(?:re)?scheduled (?:for|on|to)|set for|conference|next (?:court )?(?:event|date|action)|return date|calendar call|come to court|show cause(?: before)?|be in court|continued to|adjourned to|initial appearance|sentencing hearing|(?:will|shall|to|may) be (?:held|heard)(?: on| at)?|review date|report to court|when)\b/gi,
  ],
  [
    'sentence_end',
    /\b(?:expir(?:es?|ed|ation|ing)(?: date| on)?|terminat(?:es?|ed|ion|ing)(?: date| on)?|(?:discharged?|terminated|released|ended)(?: from)?(?: \w+){0,4} effective|discharged?(?: date| on| from| effective)?|max(?:imum)?(?:-out)? (?:date|expiration)|(?:probation|supervision|sentence|parole|term|jail) (?:will |shall |to )?end(?:s|ed|ing)?(?: date| on)?|end date|ends? on|(?:successfully |satisfactorily )?completed(?: on)?|completion date|released?(?: date| on| from)|ending|through)\b/gi,
  ],
  [
    'offense',
    /\b(?:offense(?: date)?|date of (?:the )?(?:offense|violation|crime|incident)|violation(?: date)?|incident(?: date)?|occurr?(?:ed|ence)(?: date)?|committed|on or about|charged with|contrary to|in violation of|off(?:ense)?\.? (?:dt|dte)\.?|did then and there|d\.?o\.?o\.?|alleged(?:ly)?)(?![a-z])/gi,
  ],
  [
    'arrest',
    /\b(?:arrest(?:ed)?(?: date| on| or received)?|date of arrest|booked|booking(?: date)?|taken into custody|d\.?o\.?a\.?)(?![a-z])/gi,
  ],
  [
    'filed',
    /\bfiled\s{1,40}this(?:\s{1,40}the)?\s{0,40}$|\b(?:(?:e-?)?filed(?: on| date)?|filing date|file date|initiat(?:ed|ion)(?: date)?|complaint date|date (?:case )?filed|received(?: on)?|presented|filed in open court)\b/gi,
  ],
  [
    'disposition',
    /\b(?:dispos(?:ition|ed)(?: date)?|disp(?:o|\.)?(?: date| dt)?|entered (?:a |his |her )?plea|(?:judgment of conviction|conviction|plea) (?:was )?entered(?: on)?|convict(?:ed|ion)(?: date| on)?|ple(?:a|d|aded)|found guilty|adjudicat(?:ed|ion)(?: date)?|sentenc(?:ed?|ing)(?: date| on)?|dismissed(?: on)?|verdict|judgment (?:date|entered|of conviction)|date of (?:conviction|judgment|disposition|sentence|imposition of judgment|dismissal|plea)|acquitted|nolle pros\w*|withdrawn|jury returned)\b/gi,
  ],
  [
    'issued',
    /\b(?:date[d]?(?= {0,6}:? {0,6}$)|issu(?:ed?|ance)(?: date| on)?|so ordered|ordered|entered(?: on)?|signed(?: on)?|mail(?:ed|ing)(?: date| on)?|printed(?: on)?|report date|(?:notice|order|letter|statement|bill(?:ing)?|invoice|report|print|run) date|date of (?:this |the )?(?:service|notice|order|report|issue|issuance|letter|mailing|statement|entry|decision)|date (?:issued|signed|entered|mailed|printed|of order|reported)|done|given(?: under)?|granted(?: on)?|denied|served(?: on)?|certified|prepared|sworn|approved)\b|\bdated?\b|\bthis(?: the)? ?$|\band now\b/gi,
  ],
  [
    'other',
    /\b(?:as of|effective(?: date)?|(?:start|begin|beginning) date|until(?: and including)?|since|prior to|revised|rev\.|last payment(?: date| received)?|payment (?:received|made|on)|paid(?: on)?|(?:petition|motion|application|complaint|information|order|judgment|letter|notice|request) dated|(?:was|were|hearing) held(?: on)?|came (?:on|before)(?: for hearing)?|heard(?: on)?|valid|continued from|enrolled|began|begin(?:s|ning)?|start(?:s|ed|ing)?|hired|admitted)\b/gi,
  ],
];

/** The days of a paper, each with what it is the day of. */
export function datesOf(text: string): readonly ToldDate[] {
  const lastOf = lastLineOf(text);
  return findDates(text).map((day) => {
    const { role, by } = toldOf(text, day) ?? {
      role: isInLetterhead(text, day, lastOf) ? 'issued' : 'other',
      by: '',
    };
    return { ...day, role, toldBy: by.toLowerCase() };
  });
}

function toldOf(text: string, day: NamedDay): Told<DateRole> | undefined {
  const told = afterOnOrAbout(text, day) ?? besideBareDate(text, day, nearestRole(text, day.at, words));
  if (isAboveGreeting(text, day)) return { role: 'issued', by: 'dear' };
  if (day.time && isOfOffense(text, day)) return { role: 'offense', by: 'on' };
  const before = leadingTo(text, day.at, 200);
  if (
    told?.role !== 'birth' &&
    /\bby\s{1,40}(?:\w{1,30}day,?\s{1,40})?$/i.test(before) &&
    !isPast(before) &&
    told?.role !== 'deadline'
  )
    return { role: 'deadline', by: 'by' };
  // Nobody was born, charged or paid “by” a day to come.
  if (told?.role === 'deadline' && isPast(before)) return { role: 'other', by: told.by };
  if (told?.role === 'offense' && /on or before/i.test(before)) return told;
  // “was convicted of Theft, in violation of Iowa Code section 714.2(4), on June 3, 2024”
  if (/^(?:in violation of|contrary to)$/i.test(told?.by ?? '') && wasConvicted.test(before))
    return { role: 'disposition', by: 'convicted' };
  // “the conviction of Theft, entered September 9, 2015”
  if (
    /^entered/i.test(told?.by ?? '') &&
    ofConviction.test(text.slice(Math.max(0, day.at[0] - 200), day.at[0]))
  )
    return { role: 'disposition', by: 'conviction' };
  if (
    day.time &&
    (told === undefined || isBareDate(told) || /^sentenc/i.test(told.by)) &&
    isInCourt(text, day)
  )
    return { role: 'hearing', by: 'time' };
  if (told && isBareDate(told) && isUnderHearing(text, day)) return { role: 'hearing', by: 'hearing' };
  return told;
}

const ofConviction = /\bconvictions? (?:of|for)\b(?:[^.;]|\.[\w ]){0,160}\bentered(?: on)?\s{1,9}$/i;
const wasConvicted = /\b(?:was|were|been)\s{1,9}(?:convicted|found guilty)\b/i;

/** “Disposition: dismissed   Date 04/02/15”, “10/02/2019  Pled guilty”: a mere “date” says less than what stands beside it. */
function besideBareDate(
  text: string,
  { at }: NamedDay,
  told: Told<DateRole> | undefined,
): Told<DateRole> | undefined {
  if (!told || !/^dated?$/i.test(told.by)) return told;
  const line = lineAt(text, at);
  const before = line.text.slice(0, at[0] - line.from);
  // “A request was filed on (date): 11/02/2026”
  if (/\bfiled on \(date\):?\s*$/i.test(before)) return { role: 'filed', by: 'filed' };
  const after = line.text.slice(at[1] - line.from, at[1] - line.from + 40);
  return lastIn(before, besides) ?? (before.trim() === '' ? firstIn(after, besides) : undefined) ?? told;
}

const besides: RoleWords<DateRole> = words.filter(([role]) =>
  ['disposition', 'offense', 'arrest', 'birth'].includes(role),
);

/** The day of a letter stands above its greeting, whatever the office is called. */
function isAboveGreeting(text: string, { at }: NamedDay): boolean {
  const { text: line } = lineAt(text, at);
  return (
    line.trim().length <= at[1] - at[0] + 6 &&
    /^[^\n]{0,6}\s{0,40}\n\s{0,40}dear\b/i.test(text.slice(at[1], at[1] + 60))
  );
}

/** A citation tells when it was: “On Oct 18, 2026 at 3:42 PM … did commit the following offense”. */
function isOfOffense(text: string, { at }: NamedDay): boolean {
  return (
    /(?:(?:^|\n)\s{0,40}|\b(?:states?|says?|alleges?|swears?|certif(?:y|ies)|sworn,?) that,?\s{1,12})(?:on|date)\W{0,3}(?:\w{1,30}day,? )?$/i.test(
      text.slice(Math.max(0, at[0] - 50), at[0]),
    ) &&
    /\bdid\s{1,40}(?:\w{1,30}\s{1,40})?(?:commit|operate|violate|drive|unlawfully)\b|\bfollowing (?:offense|violation)/i.test(
      text.slice(at[1], at[1] + 500),
    )
  );
}

/** “On May 3, 2018, I was arrested”: what follows tells. */
function afterOnOrAbout(text: string, { at }: NamedDay): Told<DateRole> | undefined {
  const whole = leadingTo(text, at, 200);
  // A title above it is no part of the sentence.
  const lead = /\n\s{0,40}(On\s[^\n]{0,40})$/.exec(whole)?.[1] ?? whole;
  if (!/^\W*(?:\d{1,2}[.)]\s*)?(?:that\s+)?on(?:\s+or\s+about)?\s+(?:the\s+)?(?:\w+day,?\s+)?$/i.test(lead))
    return undefined;
  const clause = /^,?\s*([^.;]{3,110})/.exec(text.slice(at[1], at[1] + 120))?.[1] ?? '';
  return firstIn(clause, happened);
}

const happened: RoleWords<DateRole> = [
  ['arrest', /\b(?:arrested|taken into custody|booked)\b/gi],
  [
    'disposition',
    /\b(?:disposed|convicted|entered (?:a |his |her )?(?:guilty )?plea|ple(?:d|aded)|found (?:not )?guilty|sentenced|dismissed|adjourned in contemplation|decided|declined|acquitted|adjudicated|nolle pros\w*|withdrawn|jury returned)\b/gi,
  ],
  ['sentence_end', /\b(?:discharged|released|completed|terminated)\b/gi],
  ['filed', /\b(?:filed)\b/gi],
  ['hearing', /\b(?:must appear|will be (?:heard|held)|shall appear)\b/gi],
  ['offense', /\b(?:did|committed|occurred)\b/gi],
  ['issued', /\b(?:ordered|issued|mailed|granted|denied|entered)\b/gi],
];

function isPast(before: string): boolean {
  return (
    (/\b(?:was|were|had been|has been|have been|did not|failed to|didn.t)\b[^.;]{0,80}$/i.test(before) &&
      !/\b(?:must|shall|unless|is due|are due|due date|deadline|please|no later|not later)\b/i.test(
        before,
      )) ||
    /\b(?:committed|occurred|alleged|past due since|overdue since)\b[^.;]{0,60}$/i.test(before)
  );
}

function isBareDate({ role, by }: Told<DateRole>): boolean {
  return (
    role === 'issued' &&
    /^(?:dated?|issued?|ordered|so ordered|mailed|this|entered|signed|served)\b/i.test(by)
  );
}

function isInCourt(text: string, { at }: NamedDay): boolean {
  // A stamp of a clerk or a machine carries an hour too.
  return !/\b(?:filed|printed|e-?filed|received|signed|issued|generated|run|time of (?:offense|arrest|violation))\b[^\n]{0,40}$/i.test(
    text.slice(Math.max(0, at[0] - 60), at[0]),
  );
}

function isUnderHearing(text: string, { at }: NamedDay): boolean {
  const lineStart = text.lastIndexOf('\n', at[0] - 1) + 1;
  const own = text.slice(lineStart, at[0]);
  if (
    !/^\s{0,40}(?:court |hearing )?date(?: and time| & time)?\s{0,40}:?\s{0,40}$/i.test(own) &&
    own.trim() !== ''
  )
    return false;
  return (
    linesAbove(text, lineStart, 3).some(
      (line) =>
        line.length < 90 &&
        /\b(?:hearing|appear|trial|arraignment|court date|scheduled|conference)\b/i.test(line),
    ) &&
    /^[^\n]{0,20}\n\s*(?:time|hour|at|where|place|location|courtroom|room|department)\b/i.test(
      text.slice(at[1], at[1] + 60),
    )
  );
}

function lastLineOf(text: string): number {
  return text.trimEnd().lastIndexOf('\n') + 1;
}

/** A day that stands alone on a line near the top, or beside the signature, is the day of the paper. */
function isInLetterhead(text: string, { at }: NamedDay, lastLine: number): boolean {
  const from = text.lastIndexOf('\n', at[0] - 1) + 1;
  const end = text.indexOf('\n', at[1]);
  const line = text.slice(from, end === -1 ? undefined : end).trim();
  const isAlone = line.length <= at[1] - at[0] + 12;
  const isTop =
    text
      .slice(0, from)
      .split('\n')
      .filter((each) => each.trim() !== '').length < 12;
  const isSigned =
    /\b(?:judge|clerk|magistrate|governor|justice|by the court|date)\b/i.test(line) || from >= lastLine;
  const nearSignature = /\b(?:judge|clerk|magistrate|justice|signature)\b|_{5,}/i.test(
    text.slice(Math.max(0, from - 80), (end === -1 ? text.length : end) + 60),
  );
  return (isAlone && isTop) || (isSigned && (isAlone || nearSignature));
}
