/** Blanks out what looks like an e-mail address, a browser's or an internet address, or the number of a phone or a case. */
export function masked(text: string): string {
  return (
    text
      // The key of a shared assessment stands after the `#` of its address.
      .replaceAll(/\b([a-z][a-z+.-]*:\/\/[^\s?#]+)[?#]\S*/gi, '$1')
      .replaceAll(/\bMozilla\/[\d.]+(?: \([^)]*\)| [a-z]\w*\/[\w.]+)*/gi, '[browser]')
      .replaceAll(/(?<![\w:])(?:[\da-f]{0,4}:){3,7}[\da-f]{0,4}(?![\w:])/gi, '[number]')
      .replaceAll(/[^\s@<>()[\]"',;:]+@[^\s@<>()[\]"',;:]+/gu, '[e-mail]')
      // Phone, social security and docket numbers, dates: seven digits or more, also in groups.
      .replaceAll(/\+?\(?\p{Nd}(?:[ ()./-]{0,2}\p{Nd}){6,}/gu, '[number]')
      .replaceAll(/\p{Nd}{6,}/gu, '[number]')
  );
}
