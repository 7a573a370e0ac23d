import { oneLine } from './one-line.ts';

/**
 * A text on one line and cut to its limit, with what looks like an e-mail address, a browser's or an internet address,
 * or the number of a phone or a case blanked out. Cut first: no pattern ever reads more than may be kept.
 */
export function masked(text: string, most: number): string {
  return (
    oneLine(beginningOf(text, most))
      // The key of a shared assessment stands after the `#` of its address.
      .replaceAll(/\b([a-z][a-z+.-]{0,20}:\/\/[^\s?#]{1,2000})[?#]\S*/gi, '$1')
      .replaceAll(
        /\bMozilla\/[\d.]{1,8}(?: \([^)]{0,500}\)| [a-z]\w{0,30}\/[\w.]{1,24}){0,12}(?: \([^)]*)?/gi,
        '[browser]',
      )
      .replaceAll(/(?<![\w:])(?:[\da-f]{0,4}:){3,7}[\da-f]{0,4}(?![\w:])/gi, '[number]')
      .replaceAll(/[^\s@<>()[\]"',;:]{1,500}@[^\s@<>()[\]"',;:]+/gu, '[e-mail]')
      // Phone, social security and docket numbers, dates: seven digits or more, also in groups.
      .replaceAll(/\+?\(?\p{Nd}(?:[ ()./-]{0,2}\p{Nd}){6,}/gu, '[number]')
      .replaceAll(/\p{Nd}{6,}/gu, '[number]')
      .slice(0, most)
  );
}

/**
 * The beginning of a text that is too long, without the word it was cut in and the numbers before that: half of an
 * address or of a phone number would not be known for one.
 */
function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const words = text.slice(0, most).split(/\s/);
  do words.pop();
  while (/\d/.test(words.at(-1) ?? ''));
  return words.join(' ');
}
