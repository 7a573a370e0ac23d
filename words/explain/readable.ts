/** Repairs what a scanner often misreads, sign for sign, so that every place in the text stays where it was. */
export function readable(text: string): string {
  return (isDoubleSpaced(text) ? text.replaceAll('\n\n', ' \n') : text).replaceAll(
    /[A-Za-z0-9|]+/g,
    (word) => {
      // “gui1ty”, “DISTR1CT”
      if (/^[A-Za-z]?[a-z]{2,12}1[a-z]{2,12}$/.test(word)) return word.replace('1', 'l');
      if (/^[A-Z]{2,12}1[A-Z]{2,12}$/.test(word)) return word.replace('1', 'I');
      // Numbers of cases mix letters and digits too: only a word with one odd sign among capitals is mended.
      const capitals = word.match(/[A-Z]/g)?.length ?? 0;
      const odd = word.match(/[0l|]/g)?.length ?? 0;
      const small = word.match(/[a-km-z]/g)?.length ?? 0;
      if (
        odd === 0 ||
        /[1-9]|^0+[AP]M$/.test(word) ||
        small > 0 ||
        capitals < 1 ||
        odd > Math.max(1, capitals / 2)
      )
        return word;
      return word.replaceAll('0', 'O').replaceAll(/[l|]/g, 'I');
    },
  );
}

/** Some programs put a blank line between all lines: it parts nothing. */
function isDoubleSpaced(text: string): boolean {
  const pairs = text.split('\n\n').length;
  const single = text.split(/[^\s]\n[^\n]/).length;
  return pairs > 12 && single < 3;
}
