import { type Span, spansOf } from './span.ts';

const direction = '(?:(?:[NSEW]|NE|NW|SE|SW|North|South|East|West)\\.? )?';
const unit = '(?:,? ?(?:apt|apartment|unit|suite|ste|#)\\.? ?#?[A-Za-z0-9-]{1,6})';
const word = "(?:[A-Za-z][A-Za-z'.]{0,20}|\\d{1,3}(?:st|nd|rd|th))";

/** Words that name a street and little else, in any case. */
const plain = street(
  `${word}(?: ${word}){0,2}`,
  'street|str|avenue|ave|road|rd|lane|ln|boulevard|blvd',
  'gi',
);
/** Words that name other things too, like a court: only where they are written as a name. */
const capital = "(?:[A-Z][A-Za-z'.]{1,20}|\\d{1,3}(?:st|nd|rd|th))";
const ambiguous = street(
  `${capital}(?: ${capital}){0,2}`,
  'St|Drive|Dr|Court|Ct|Circle|Cir|Place|Pl|Way|Terrace|Ter|Parkway|Pkwy|Highway|Hwy|Trail|Trl|Square|Sq|Loop|Row',
  'g',
);
/** `12 oak st`: the short form, where a number and one word stand before it. */
const short = street(word, 'st|dr|ct|pl|cir|ter|hwy|pkwy', 'gi');
/** `Calle Olmo 45`: the number comes last. */
const calle =
  /(?:^|[^\p{L}])(?<it>(?:calle|avenida|avda\.?|bulevar|camino|paseo|callej[oó]n) (?:(?:de|del|la|las|los|el) ){0,2}\p{L}{2,20}(?: \p{L}{2,20})?,? (?:#|n[uúo]m?\. ?)?\d{1,5})(?![\p{L}\d])/giu;
const box = /\bP\.? ?O\.? ?Box \d{1,7}/gi;

/** "Two years on the street", "5 counts in Superior Court": no address has these in its name. */
const notInNames = new Set(
  (
    'a an the of in on to at for from with and or but by my your his her our their this that these any no not all was is ' +
    'years year months month weeks week days day hours hour minutes times time counts count felony felonies misdemeanor ' +
    'misdemeanors charges charge convictions conviction cases case arrests arrest miles mile blocks block people kids ' +
    'superior district county municipal supreme circuit drug federal traffic family state city criminal appeals claims ' +
    'veterans juvenile justice magistrate common pleas long down up off into back every other side old por hace unos unas ' +
    'desde durante como tras casi otros solo apenas con'
  ).split(' '),
);

export function addressesIn(text: string): Span[] {
  const isOne = (found: string) =>
    found
      .toLowerCase()
      .split(/[ ,]+/)
      .every((part) => !notInNames.has(part));
  const isPlace = (found: string, _before: string, after: string) =>
    isOne(found) && !/^ (?:a[nñ]os|mes|d[ií]as|veces|horas|cargos|delitos|semanas)/i.test(after);
  return [plain, ambiguous, short, box, calle].flatMap((pattern) => spansOf(text, pattern, isPlace));
}

function street(name: string, kinds: string, flags: string): RegExp {
  return new RegExp(
    `(?:^|[^\\w.$§-])(?<it>\\d{1,6}[A-Za-z]? ${direction}${name} (?:${kinds})(?![A-Za-z])(?:\\.?${unit})?)`,
    flags,
  );
}
