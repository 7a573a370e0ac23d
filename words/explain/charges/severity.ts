import type { Level } from '@openslate/law/record/record.ts';
import type { Severity, SeverityWords } from './layout.ts';
import { numberOf, romanOf } from './numerals.ts';
import type { Span } from './span.ts';

const level = '(felony|felonies|fel\\.?|misdemeanor|misd\\.?|mis\\.)';
const degree = '(1st|2nd|3rd|4th|5th|first|second|third|fourth|fifth)';

const general: SeverityWords = [
  [
    /\bstate jail felony\b|\bfelony ?- ?state jail\b|\bSJF\b/gi,
    () => ({ level: 'felony', grade: 'state_jail' }),
  ],
  [/\b(life|capital) felony\b/gi, ([, grade = '']) => ({ level: 'felony', grade: grade.toLowerCase() })],
  [
    /\b(gross|petty|simple|serious|aggravated) misd(?:emeanor\b|\.)/gi,
    ([, grade = '']) => ({ level: 'misdemeanor', grade: grade.toLowerCase() }),
  ],
  [
    // Of Iowa: “(SRMS)”.
    /\((SM|SR|AG)MS\)/g,
    ([, grade = '']) => ({
      level: 'misdemeanor',
      grade: { SM: 'simple', SR: 'serious', AG: 'aggravated' }[grade] ?? '',
    }),
  ],
  [/\(FEL([A-D])\)/g, ([, grade = '']) => ({ level: 'felony', grade: grade.toLowerCase() })],
  [
    // Of Colorado: drugs have a scale of their own.
    /(?:^|[\s:(])D([FM])([1-4])(?=$|[\s),;])/g,
    ([, letter = '', grade = '']) => ({ level: levelOf(letter), grade }),
  ],
  [/(?:^|[\s:(])D?PO[12]?(?=$|[\s),;])/g, () => ({ level: 'infraction', grade: 'petty' })],
  [
    // In a column of codes: “MA”, “FB”, “PM”.
    /(?:^|\s{2,40}|[|\t])([MF])([A-E])(?=$|\s{2,40}|[|\t])/g,
    ([, letter = '', grade = '']) => ({ level: levelOf(letter), grade: grade.toLowerCase() }),
  ],
  [
    /(?:^|\s{2,40}|[|\t])([PG])M(?=$|\s{2,40}|[|\t])/g,
    ([, letter]) => ({ level: 'misdemeanor', grade: letter === 'P' ? 'petty' : 'gross' }),
  ],
  [
    // Of Nebraska: “Class IIIA misdemeanor”. A felony of class I is elsewhere one of a letter.
    /\bclass (I{1,3}|IV|V)([A-D]?) (felony|misdemeanor)\b/gi,
    ([, roman = '', letter = '', name = '']) => ({
      level: levelOf(name),
      grade: /^I$/i.test(roman + letter) && /^f/i.test(name) ? 'i' : romanOf(roman) + letter.toLowerCase(),
    }),
  ],
  [/\bminor misdemeanor\b/gi, () => ({ level: 'misdemeanor', grade: 'minor' })],
  [
    new RegExp(
      `\\b(?:class |cl\\.? ?)?["']?([A-EX]|[AB]1|B2|[F-I]|[1-6])["']? (?:(?:un)?designated |unclassified |open |(?:non)?person )?${level}(?![a-z])`,
      'gi',
    ),
    // “A misdemeanor” of a sentence has no class.
    ([whole = '', grade = '', name = '']) => ({
      level: levelOf(name),
      ...(!/^an? /i.test(whole) || /^A [A-Z]/.test(whole) ? { grade: grade.toLowerCase() } : {}),
    }),
  ],
  [
    new RegExp(
      `\\b${level},? ?[-–/]? ?\\(?(?:class|cl\\.?):? ?["']?([A-Z]\\d?|\\d)["']?(?![a-z0-9])\\)?`,
      'gi',
    ),
    ([, name = '', grade = '']) => ({ level: levelOf(name), grade: grade.toLowerCase() }),
  ],
  [
    new RegExp(`\\b${degree}[- ](?:degree|deg\\.?) ${level}(?![a-z])`, 'gi'),
    ([, number = '', name = '']) => ({ level: levelOf(name), grade: numberOf(number) }),
  ],
  [
    new RegExp(`\\b${level},? ?[-–/]? ?(?:of the )?\\(?${degree}[- ](?:degree|deg\\b\\.?)\\)?`, 'gi'),
    ([, name = '', number = '']) => ({ level: levelOf(name), grade: numberOf(number) }),
  ],
  [
    /(?:^|[\s|(\t,/])([FM])-?([1-6])(?=$|[\s|),;/])/g,
    ([, letter = '', grade = '']) => ({ level: letter === 'F' ? 'felony' : 'misdemeanor', grade }),
  ],
  [
    /(?:^|\s)(felony|misdemeanor|F|M)\s{2,40}([1-6A-E])(?=\s{2,40}|$)/gi,
    ([, name = '', grade = '']) => ({ level: levelOf(name), grade: grade.toLowerCase() }),
  ],
  [
    // “F D” at the end of a row, and “F / D” in a column.
    /\s{2,40}([FM])(?: (?=[A-D1-6]\s{0,9}$)| ?\/ ?)([A-D1-6])(?=\s{2}|\s{0,9}$)/g,
    ([, letter = '', grade = '']) => ({ level: levelOf(letter), grade: grade.toLowerCase() }),
  ],
  [
    /\b([Ff]elony|FELONY|[Mm]isdemeanor|MISDEMEANOR|[Mm]isd\.?|MISD\.?|[Ff]el\.?|FEL\.?) ([A-IU]|[1-6])(?=\s{2}|$|\)| RSMo)/g,
    ([, name = '', grade = '']) => ({ level: levelOf(name), grade: classOf(grade) }),
  ],
  [
    // “35-43-4-2(a)/MA: Theft”
    /\/([MF])([A-D1-6])(?=:|\s|$)/g,
    ([, letter = '', grade = '']) => ({ level: levelOf(letter), grade: grade.toLowerCase() }),
  ],
  [/\b(felony|misdemeanor|misd\.?)(?![a-z])/gi, ([, name = '']) => ({ level: levelOf(name) })],
  [
    /\b(?:civil |traffic )?infraction\b|\bsummary offense\b|\bpetty offense\b/gi,
    () => ({ level: 'infraction' }),
  ],
  // Circled on a ticket: “M  (I)”; typed behind a name: “VANDALISM (M)”.
  [/\(([FMI])\)/g, ([, letter = '']) => ({ level: letters[letter] ?? 'infraction' })],
  [/\s{2,40}violation(?=\s{0,40}$)/gi, () => ({ level: 'infraction', grade: 'violation' })],
  [/(?:^|\s{2,40})(misd?|fel)(?=\s{2,40}|$)/gi, ([, name = '']) => ({ level: levelOf(name) })],
  [/\bFEL\b(?=\s{1,3}-|\s{2}|$)/g, () => ({ level: 'felony' })],
  [
    /(?:^|\s{2,40}|[|\t(])([FMI])(?=$|\s{2,40}|[|\t)])/g,
    ([, letter = '']) => ({ level: letters[letter] ?? 'infraction' }),
  ],
];

const letters: Readonly<Record<string, Level>> = { F: 'felony', M: 'misdemeanor', I: 'infraction' };

export function severityIn(text: string, own: SeverityWords = []): (Span & Severity) | undefined {
  const found: (Span & Severity)[] = [];
  for (const [pattern, meant] of [...own, ...general]) {
    const match = [...text.matchAll(pattern)].find((each) => !isOfName(text, each));
    if (match) found.push({ from: match.index, upTo: match.index + match[0].length, ...meant(match) });
  }
  const [first] = found;
  // “a misdemeanor of the first degree”: the longer word says more.
  return (
    found.find(
      (each) => first && !first.grade && each.grade && each.from < first.upTo && first.from < each.upTo,
    ) ?? first
  );
}

/** What stands beside a label such as “Class” or “Degree” names the grade alone. */
export function gradeIn(text: string): string | undefined {
  const [, named] =
    /^\W*(?:class\s*)?["']?([A-Z]\d?|\d|first|second|third|fourth|fifth)(?:st|nd|rd|th)?\b/i.exec(text) ?? [];
  return named === undefined ? undefined : classOf(numberOf(named));
}

/** “Assault-Misdemeanor-Causes Fear”: the level is a part of what the offense is called. */
function isOfName(text: string, { index, 0: found }: RegExpExecArray): boolean {
  return text.charAt(index - 1) === '-' && text.charAt(index + found.length) === '-';
}

function classOf(letter: string): string {
  return letter.toUpperCase() === 'U' ? 'ungraded' : letter.toLowerCase();
}

function levelOf(name: string): Level {
  return /^f/i.test(name) ? 'felony' : 'misdemeanor';
}
