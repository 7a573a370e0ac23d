const fillers = new Set(
  'a about am an and any are as at be can do does for from get have how i if in is it me my of on or our that the there they this to was what when where which who will with you your'.split(
    ' ',
  ),
);

/** Words that people use for the same thing: whoever types one of them looks for all. */
const alike: readonly (readonly string[])[] = [
  ['marijuana', 'cannabis', 'weed', 'pot'],
  ['dui', 'dwi', 'owi', 'drunk'],
  ['lawyer', 'attorney'],
  ['fee', 'cost', 'price'],
  ['job', 'work', 'employer'],
  ['gun', 'firearm', 'weapon'],
  ['erase', 'clear', 'expunge', 'remove', 'delete'],
  ['denied', 'refused', 'rejected'],
  ['juvenile', 'minor', 'kid', 'child', 'youth'],
  ['vote', 'voting'],
  ['automatic', 'automatically'],
];

/** Typed or written, a word is looked for without its ending: sealed, sealing and seals are one. Fillers are none. */
export function termOf(word: string): string | null {
  const plain = word.toLowerCase();
  if (fillers.has(plain)) return null;
  return stem(plain);
}

function stem(word: string): string {
  if (word.length < 5) return word.replace(/(?<end>[^s])s$/, '$<end>');
  return word.replace(/(?:ements?|ments?|ings?|ions?|ies|ed|es|s|e|y)$/, '');
}

/** The same word, and those that people use for it. */
export function alikeTo(word: string): readonly string[] {
  const term = termOf(word);
  const group = alike.find((words) => words.some((each) => termOf(each) === term));
  return group ? [word, ...group.filter((each) => termOf(each) !== term)] : [word];
}

export function wordsIn(text: string): readonly string[] {
  return text
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
