import { type Span, spansOf } from './span.ts';

const capital = "\\p{Lu}[\\p{L}'’-]{1,20}";
const initial = '\\p{Lu}\\.?';
const full = `${capital}(?: (?:${capital}|${initial})){0,2}`;

/** "My name is" says it all: what is written as a name after it is one. */
const said = new RegExp(
  `\\b(?:[Mm]y|MY) (?:(?:full|real|legal|first|last|given|maiden) )?[Nn]ame(?:['’]?s| is| was|:) (?<it>${full})`,
  'gu',
);
/** … and in small letters too, unless the sentence goes on: "my name is still on the list". */
const saidSmall =
  /\bmy (?:(?:full|real|legal|first|last) )?name(?:['’]?s| is) (?<it>\p{Ll}[\p{L}'’-]{1,20}(?: \p{Ll}[\p{L}'’-]{1,20})?)/giu;
const called = new RegExp(
  `\\b(?:[Ii]['’]?m called|[Ii] am called|[Tt]hey call me|[Pp]eople call me|[Cc]all me|[Ii] go by|[Aa]sk for|[Nn]ame:) (?<it>${full})`,
  'gu',
);
/** "I'm Maria Lopez": two words written as a name. One alone may be anything: "I'm Catholic". */
const introduced = new RegExp(
  `\\b(?:I['’]m|Im|I am|[Tt]his is) (?<it>${capital} (?:${initial} )?${capital})`,
  'gu',
);

const goesOn = set(
  'on still in not now all being cleared out never attached ruined mud dragged everywhere linked tied getting finally ' +
    'forever always the a an so known common similar different public listed associated showing dirt also popping coming ' +
    'very really just going as at clean clear good bad under spelled misspelled no back found there here first last ' +
    'connected used wrong right mixed confused on. online searchable gone removed tarnished smeared stained what my your ' +
    'too already like more one only something nothing private safe protected hidden visible worth',
);
const afterName = set(
  'and i im from but so who was am living with have had has my is because a the to in on at of or for it its ive id got ' +
    'just then when where looking here writing trying',
);
const notNames = set(
  'african american native puerto rican new york north south west east united states los san las black white asian ' +
    'mexican hispanic latino latina indian christian catholic muslim jewish god jesus monday tuesday wednesday thursday ' +
    'friday saturday sunday january february march april may june july august september october november december not so ' +
    'very still finally now just also really too sure sorry scared free proud happy afraid worried lost broken tired done ' +
    'back home the a an on in at to from with texas california florida county court judge officer department lyft uber',
);
/** Enough to know an introduction by: the most given first names of the last hundred years in the US. */
const firstNames = set(
  'james mary michael patricia robert jennifer john linda david elizabeth william barbara richard susan joseph jessica ' +
    'thomas karen christopher sarah charles lisa daniel nancy matthew sandra anthony betty mark ashley donald emily steven ' +
    'kimberly andrew margaret paul donna joshua michelle kenneth carol kevin amanda brian melissa timothy deborah ronald ' +
    'stephanie george rebecca jason sharon edward laura jeffrey cynthia ryan dorothy jacob amy nicholas kathleen gary ' +
    'angela eric shirley jonathan emma stephen brenda larry pamela justin nicole scott anna brandon samantha benjamin ' +
    'katherine samuel christine gregory debra alexander rachel patrick carolyn frank janet raymond maria jack olivia ' +
    'dennis heather jerry helen tyler catherine aaron diane jose julie adam victoria nathan joyce henry lauren zachary ' +
    'kelly douglas christina peter ruth kyle joan noah virginia ethan judith jeremy evelyn christian hannah walter andrea ' +
    'keith megan austin cheryl roger jacqueline terry madison sean teresa gerald abigail carl sophia dylan martha harold ' +
    'sara jordan gloria jesse janice bryan kathryn lawrence ann arthur isabella gabriel judy bruce charlotte logan julia ' +
    'billy grace joe amber alan alice juan jean elijah denise willie frances albert danielle wayne marilyn randy natalie ' +
    'mason beverly vincent diana liam brittany roy theresa bobby kayla caleb alexis bradley doris russell lori lucas tiffany ' +
    'luis carlos miguel jorge rosa carmen ana tyrone darnell jamal malik keisha latoya tamika tasha andre marcus mike steve ' +
    'dave jim tom bob bill dan matt chris tony nick sam ben alex max',
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
  return firstNames.has(words[0] ?? '') || /^(?:,| (?:and|from|who|with|but)\b)/.test(after);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/[^\p{L}]+/u);
}

function set(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
