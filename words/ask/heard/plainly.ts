/** As people type: without capitals, accents and signs, so that “Can’t” and “cant” are one. */
export function plainly(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/\bw\/o\b/g, 'without')
    .replaceAll(/\bi[’'`]d\b/g, 'i would')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’'`]/g, '')
    .replaceAll(/[^a-z0-9$%]+/g, ' ')
    .trim();
}

/**
 * Each word as the nearest one that is known, where it is but a slip away: one letter in a word of five, two in a word of
 * nine. Words that are known, and short ones, stay as they are.
 */
export function spelled(text: string, known: ReadonlySet<string>, leftAlone: ReadonlySet<string>): string {
  return text
    .split(' ')
    .map((word) =>
      word.length < 5 || known.has(word) || leftAlone.has(word) || /\d/.test(word)
        ? word
        : (nearest(word, known) ?? word),
    )
    .join(' ');
}

function nearest(word: string, known: ReadonlySet<string>): string | undefined {
  const most = word.length >= 9 ? 2 : 1;
  let best: { word: string; slips: number } | undefined;
  for (const each of known) {
    if (each.length < 5 || Math.abs(each.length - word.length) > most || each[0] !== word[0]) continue;
    const slips = slipsBetween(word, each, most);
    if (slips <= most && (!best || slips < best.slips)) best = { word: each, slips };
  }
  return best?.word;
}

/** Letters left out, put in, exchanged or turned round. */
function slipsBetween(one: string, other: string, most: number): number {
  let twoBack: number[] = [];
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let slips = Math.min(
        (before[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (before[j - 1] ?? 0) + (same ? 0 : 1),
      );
      const turned = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (turned) slips = Math.min(slips, (twoBack[j - 2] ?? 0) + 1);
      row.push(slips);
    }
    if (Math.min(...row) > most) return most + 1;
    twoBack = before;
    before = row;
  }
  return before[other.length] ?? most + 1;
}
