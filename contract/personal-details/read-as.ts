/*
 * A text as it is read, with where each of its characters stands in what was written. Whoever wants to name somebody
 * past a filter writes in fullwidth letters, in letters of other alphabets that look the same, or puts characters
 * between them that nobody sees.
 */

export type ReadText = {
  text: string;
  /** Where the characters from one place to another of `text` stand in what was written. */
  written: (start: number, end: number) => { start: number; end: number };
};

/** Cyrillic, Greek and other letters, each before the Latin one it looks like. */
const alike = new Map(
  (
    'аa вb еe кk мm нh оo рp сc тt уy хx іi ѕs јj ԁd һh ӏl ԛq ԝw АA ВB ЕE ЗZ КK МM НH ОO РP СC ТT УY ХX ІI ЅS ЈJ ԌG ' +
    "αa εe ιi κk νv οo ρp τt υu χx ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ıi ɡg ɑa ʏy ‐- ‑- ‒- –- —- −- ‘' ’' ʼ' `'"
  )
    .split(' ')
    .map(([other = '', latin = '']) => [other, latin] as const),
);

export function readAs(written: string): ReadText {
  if (/^[\0-\x7f]*$/.test(written))
    return { text: digitsForLetters(written), written: (start, end) => ({ start, end }) };
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of written) {
    const read = readingOf(character);
    // What is not seen belongs to what stands before it, and goes with it.
    if (read === '' && ends.length > 0) ends[ends.length - 1] = at + character.length;
    for (let unit = 0; unit < read.length; unit += 1) {
      starts.push(at);
      ends.push(at + character.length);
    }
    text += read;
    at += character.length;
  }
  return {
    text: digitsForLetters(text),
    written: (start, end) => ({ start: starts[start] ?? at, end: ends[end - 1] ?? at }),
  };
}

function readingOf(character: string): string {
  if (character < '\x80') return character;
  if (/^[\p{Cf}\p{M}]$/u.test(character)) return '';
  const plain = character.normalize('NFKC');
  if (/^\p{Nd}$/u.test(plain) && plain > '9') return digitOf(plain);
  return alike.get(plain) ?? plain;
}

/** Digits of any script stand in a row, from nought to nine. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let digit = 0;
  while (digit < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - digit - 1))) digit += 1;
  return `${digit}`;
}

/** An O among digits. As long as before, so that every place stays where it was. */
function digitsForLetters(text: string): string {
  return text.replace(/(\d[-.]?)[oO](?=[-.]?\d)/g, '$10');
}
