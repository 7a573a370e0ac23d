import { isFirstName } from './first-names.ts';
import { type Span, spansOf } from './span.ts';

const capital = "\\p{Lu}[\\p{L}'’-]{1,20}";
const initial = '\\p{Lu}\\.?';
const full = `${capital}(?: (?:(?:de|del|la) ){0,2}(?:${capital}|${initial})){0,3}`;

/** "My name is" says it all: what is written as a name after it is one. */
const said = new RegExp(
  `\\b(?:(?:[Mm]y|MY|[Hh]is|[Hh]er|[Tt]heir) (?:(?:full|real|legal|first|last|given|maiden) )?[Nn]ame(?:['’]?s| is| was|:)|[Mm]e llamo|[Ss]e llama|(?:[Mm]i|[Ss]u) nombre(?: completo| real)? es) (?<it>${full})`,
  'gu',
);
/** … and in small letters too, unless the sentence goes on: "my name is still on the list". */
const saidSmall =
  /\b(?:my (?:(?:full|real|legal|first|last) )?name(?:['’]?s| is)|me llamo|mi nombre es) (?<it>\p{Ll}[\p{L}'’-]{1,20}(?: \p{Ll}[\p{L}'’-]{1,20})?)/giu;
const called = new RegExp(
  `\\b(?:[Ii]['’]?m called|[Ii] am called|[Tt]hey call me|[Pp]eople call me|[Cc]all me|[Ii] go by|[Aa]sk for|[Nn]ame:) (?<it>${full})`,
  'gu',
);
/** "I'm Maria Lopez": two words written as a name. One alone may be anything: "I'm Catholic". */
const introduced = new RegExp(
  `\\b(?:I['’]m|Im|I am|[Tt]his is|[Ss]oy) (?<it>${capital} (?:${initial} )?${capital})`,
  'gu',
);

const goesOn = set(
  'on still in not now all being cleared out never attached ruined mud dragged everywhere linked tied getting finally ' +
    'forever always the a an so known common similar different public listed associated showing dirt also popping coming ' +
    'very really just going as at clean clear good bad under spelled misspelled no back found there here first last ' +
    'connected used wrong right mixed confused on. online searchable gone removed tarnished smeared stained what my your ' +
    'too already like more one only something nothing private safe protected hidden visible worth el muy ya que conocido ' +
    'limpio sigue esta',
);
const afterName = set(
  'and i im from but so who was am living with have had has my is because a the to in on at of or for it its ive id got ' +
    'just then when where looking here writing trying y de tengo soy vivo necesito con en pero me estoy fui',
);
const notNames = set(
  'african american native puerto rican new york north south west east united states los san las black white asian ' +
    'mexican hispanic latino latina indian christian catholic muslim jewish god jesus monday tuesday wednesday thursday ' +
    'friday saturday sunday january february march april may june july august september october november december not so ' +
    'very still finally now just also really too sure sorry scared free proud happy afraid worried lost broken tired done ' +
    'back home the a an on in at to from with texas california florida county court judge officer department lyft uber',
);

export function namesIn(text: string): Span[] {
  return [
    ...spansOf(text, said, isWritten),
    ...smallNames(text),
    ...spansOf(text, called, isWritten),
    ...spansOf(text, introduced, isIntroduction),
  ];
}

function isWritten(found: string): boolean {
  const [first = ''] = wordsOf(found);
  return !notNames.has(first) && !goesOn.has(first);
}

/** Of two small words the second is the last name, unless the sentence goes on with it. */
function smallNames(text: string): Span[] {
  return spansOf(text, saidSmall).flatMap(({ start, end }) => {
    const [first = '', second = ''] = text.slice(start, end).split(' ');
    if (goesOn.has(first.toLowerCase())) return [];
    // Written with a capital, it was found by the other pattern.
    if (!/^\p{Ll}/u.test(first)) return [];
    const known = second !== '' && !afterName.has(second.toLowerCase()) && !goesOn.has(second.toLowerCase());
    return [{ start, end: start + (known ? `${first} ${second}` : first).length }];
  });
}

function isIntroduction(found: string, _before: string, after: string): boolean {
  const words = wordsOf(found);
  if (words.some((word) => notNames.has(word))) return false;
  return isFirstName(words[0] ?? '') || /^(?:,| (?:and|from|who|with|but|y|de)\b)/.test(after);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/[^\p{L}]+/u);
}

function set(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
