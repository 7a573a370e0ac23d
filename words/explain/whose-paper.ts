import { type PlaceCode, places } from '@openslate/law/place/places.ts';
import { cellsIn } from './rows.ts';

const states = places.filter(({ code }) => code !== 'US');
const anyState = states.map(({ name }) => name.replaceAll(' ', '\\s{1,9}')).join('|');

const federal =
  /\b(?:united states|u\.s\.) (?:district court|bankruptcy court)\b|\bunited states of america\s*(?:,|v|\n)|\bUSA v\.|\bunited states probation\b/i;

const formally = new RegExp(
  `\\b(?:state|commonwealth|people)\\s{1,9}of\\s{1,9}(?:the\\s{1,9}state\\s{1,9}of\\s{1,9})?(${anyState})\\b`,
  'i',
);

/** “State of Michigan”, “Commonwealth of Pennsylvania”; else the state that is named most, else that of an address or a code. */
export function stateOf(written: string): PlaceCode | undefined {
  const text = written.replaceAll(/hawai[‘’'`]i/gi, 'Hawaii');
  if (federal.test(text)) return 'US';
  const formal = formally.exec(text);
  const named = formal?.[1] ?? mostNamed(text);
  if (named === undefined) return stateOfCode(text) ?? stateOfAddress(text);
  const name = named.replaceAll(/\s+/g, ' ').toLowerCase();
  return states.find((state) => state.name.toLowerCase() === name)?.code;
}

const longestFirst = states.map(({ name }) => name).sort((one, other) => other.length - one.length);
const anyNamed = new RegExp(
  `\\b(?:${longestFirst.map((name) => name.replaceAll(' ', '\\s{1,9}')).join('|')})\\b(?![ \\t]{1,9}(?:county|parish|street|st\\.|avenue|ave|road|rd|blvd|boulevard|beach|drive|city\\s{0,9},|township|pd)\\b)`,
  'gi',
);

/** Washington County lies in Oregon, and Virginia in West Virginia: longer names first, and no name of a county or a street. */
function mostNamed(text: string): string | undefined {
  const times = new Map<string, number>();
  for (const [found] of text.matchAll(anyNamed)) {
    const name = found.replaceAll(/\s+/g, ' ').toLowerCase();
    times.set(name, (times.get(name) ?? 0) + 1);
  }
  const [first, second] = [...times].sort(([, one], [, other]) => other - one);
  return first && (!second || first[1] > second[1]) ? first[0] : undefined;
}

/** Codes that only one state writes so. */
const codes: readonly (readonly [PlaceCode, RegExp])[] = [
  ['PA', /\bPa\.?\s?C\.?\s?S\b|\bPa\.R\.Crim/],
  ['NJ', /\bN\.?J\.?S\.?A?\.?\b|\b2C:\d{1,2}-\d|\bPROMIS\/GAVEL\b/],
  ['GA', /\bO\.?C\.?G\.?A\b/],
  ['FL', /\bFla\.? Stat|\bF\.S\. ?§?/],
  ['CO', /\bC\.R\.S\b/],
  ['MO', /\bRSMo\b/],
  ['MI', /\bMCL\b/],
  ['OH', /\bO\.?R\.?C\.? ?§?\d|\bR\.C\. ?\d{4}/],
  ['WA', /\bRCW\b/],
  ['OR', /\bORS\b/],
  ['AZ', /\bA\.R\.S\b/],
  ['NV', /\bNRS\b/],
  ['IL', /\bILCS\b/],
  ['NC', /\bN\.?C\.? ?G\.?S\b|\bG\.S\. ?\d/],
  ['KS', /\bK\.S\.A\b/],
  ['KY', /\bKRS\b/],
  ['MA', /\bM\.?G\.?L\.? c\b|\bG\.L\. c\b/],
  ['TN', /\bT\.?C\.?A\.? ?§? ?\d|\bT\.C\.A\b|\bTenn\. Code/],
];

function stateOfCode(text: string): PlaceCode | undefined {
  const found = codes.filter(([, pattern]) => pattern.test(text)).map(([code]) => code);
  return found.length === 1 ? found[0] : undefined;
}

function stateOfAddress(text: string): PlaceCode | undefined {
  const found = new Set(
    [...text.matchAll(/(?:,\s{0,40}|[a-z] )([A-Z]{2})\s{1,40}\d{5}\b|,\s{1,3}([A-Z]{2})[ \t]{0,9}$/gm)].map(
      ([, code, bare]) => code ?? bare,
    ),
  );
  const [only, ...more] = found;
  return more.length === 0 ? states.find(({ code }) => code === only)?.code : undefined;
}

const courtName =
  /^.{0,200}\b(?:(?:court|tribunal) (?:of|for|in)\b.{0,200}|(?:superior|district|circuit|municipal|county|magistrate|magisterial district|justice|criminal|supreme|common pleas|general sessions|trial|juvenile|recorder'?s|mayor'?s|city|state|probate)\s{1,40}court\b.{0,200})$/im;

/** The court as the paper names it, on one line and without capitals that shout. */
export function courtOf(text: string): string | undefined {
  const lines = [inCaption(text), ...text.split('\n')]
    .filter((line) => courtName.test(line))
    .map((line) => line.trim());
  const line = lines.find((each) => !isUmbrella.test(each)) ?? lines[0];
  if (line === undefined) return undefined;
  const cell = cellsIn(line).find((each) => courtName.test(each.text))?.text ?? line;
  const bare = cell
    .replace(/^in the\s+/i, '')
    .replace(/\s[-–]\s.{0,200}$/, '')
    .replace(/[,:;.]{1,4}$/, '');
  return bare.length > 90 ? undefined : bare === bare.toUpperCase() ? calm(bare) : bare;
}

/** The clerk's own name, and what all courts of a state together are called. */
const isUmbrella =
  /^(?:office of the )?(?:clerk|administrative office) of\b|\btrial court of massachusetts\b|\bcourt department\b|\bcourt of justice\b/i;

/** Beside the strokes of a Texan caption the court runs over two or three lines. */
function inCaption(text: string): string {
  const beside = text.split('\n').flatMap((line) => /§\s{1,20}([^§]{1,60})$/.exec(line.trimEnd())?.[1] ?? []);
  return /^in the\b/i.test(beside[0] ?? '') ? beside.slice(0, 3).join(' ') : '';
}

const small = new Set(['of', 'the', 'for', 'in', 'and', 'at']);

function calm(words: string): string {
  return words
    .toLowerCase()
    .split(' ')
    .map((word, index) =>
      index > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}

const number = String.raw`(\d{2,4}\s?[A-Z]{1,4}\s\d{3,9}|[A-Z]{1,4}\s\d{2,4}[ -]\d{3,9}|(?=[\w.:/-]{0,9}\d)[A-Z0-9][A-Z0-9.:/-]{2,24}[A-Z0-9](?:\s[A-Z]{1,3}\s?-?\d{2,9})?)`;
const labelled = new RegExp(
  String.raw`\b(?:case id is|case \(cause\)|civil action|case|docket|dkt|cause|court file|file|citation|ticket|complaint|indictment|index|warrant|criminal|civil|c\.a\.|cr\.?(?![a-z])|[il]\.?d\.?|bill|petition|cfn|general sessions|sessions court)\s{0,3}(?:n[o0]|nos|number|numbers|num|id)?(?:\(s\))?[ \t.:#]{0,30}(?:\n[ \t]{0,60})?${number}`,
  'gi',
);
const bareNumber = new RegExp(String.raw`(?:^|\s\s|[)|§]\s{0,9})(?:No|NO)\.?:?[ \t]{1,9}${number}`, 'gm');
/** Numbers whose form gives them away: CP-25-CR-0001234-2012, CR2015-118220-001, 20CR33217, 2:16-cr-00214. */
const formed =
  /\b(?:\d{5} [A-Z]{2,4}\d{6}|\d{1,5}-\d{1,2}-\d{2} [A-Z][a-z]{0,2}cr|[A-Z]{2}-\d{2,5}-[A-Z]{2}-\d{7}-\d{4}|CR-?\d{4}-\d{4,6}(?:-\d{3})?|\d:\d{2}-cr-\d{4,5}(?:-[A-Z]{2,4})?|\d{2}-\d{2,6}-[A-Z]{2}|IND-\d{5}-\d{2}|CRM?-\d{2}-\d{4,6}|\d{2}-[FMT]-\d{5,6}|C[FMR]-\d{4}-\d{2,6}|CR \d{2}-\d{4,6}|\d{2}[A-Z]{2}-CR\d{5}(?:-\d{2})?|[A-Z]{2}\d{8}-\d{2}|\d{2} (?:CR|CM|CF|MC|TR|DV|DT|OV|MR) \d{3,7}|\d{2}CR\d{6}-\d{3}|\d{2,4}-[A-Z]{2,3}-?\d{5,9}(?:-\d{2})?|\d{2,4}(?:CR|CF|CM|MM|CRB|CRS|CT|DL)-?\d{4,9})\b/g;
/** Of California's history: the first count that a court names carries its number. */
const ofCourt = /^\s{0,9}COURT:[^\n]{0,80}\n[^\n]{0,80}\nCNT: ?\d{1,3}\s{1,9}#([A-Z0-9-]{5,20})/gm;
// “CR.5.601” is a section of Maryland's code.
const isNoNumber = /^\d{1,2}\.\d{3}$|^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}$|^\d{4}-\d{2}-\d{2}$/;

/** The numbers by which a court finds the case, as they stand in the paper. */
export function caseNumbersOf(text: string): readonly string[] {
  const found = [
    ...[...text.matchAll(labelled)].map(([, each = '']) => each),
    ...[...text.matchAll(bareNumber)].map(([, each = '']) => each),
    ...(text.match(formed) ?? []),
    ...underHead(text),
    ...[...text.matchAll(ofCourt)].map(([, each = '']) => each),
  ].filter((each) => /\d{3}/.test(each.replaceAll(/\D/g, '')) && !isNoNumber.test(each));
  const all = [...new Set(found)];
  return all.filter((each) => !all.some((other) => other !== each && other.includes(each)));
}

const wholeNumber = new RegExp(`^${number}$`);

/** In a form the number often stands below its label, in the same column. */
function underHead(text: string): readonly string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const head = /\b(?:case|docket|cause|file)\s+(?:no|number|#)\.?/i.exec(line);
    if (!head) return [];
    const cell = cellsIn(lines[index + 1] ?? '').find(
      ({ start, end }) => start < head.index + head[0].length + 1 && end > head.index - 1,
    );
    const whole = cell && wholeNumber.exec(cell.text)?.[1];
    return whole ? [whole] : [];
  });
}
