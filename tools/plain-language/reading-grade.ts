import { syllable } from 'syllable';

/** The school year in which a text is read with ease, by Flesch and Kincaid. Without a word left it is none. */
export function readingGrade(text: string): number {
  const sentences = sentencesOf(text);
  const words = sentences.flat();
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  return (0.39 * words.length) / sentences.length + (11.8 * syllables) / words.length - 15.59;
}

/** The words of each sentence, without what nobody could say shorter: citations, addresses, forms, names, numbers. */
export function sentencesOf(text: string): string[][] {
  return withoutCitations(text)
    .split(/[.?!](?=[\s”’)]|$)/)
    .map((sentence) => withoutNames(sentence).match(/\p{L}[\p{L}’']*/gu) ?? [])
    .filter((words) => words.length > 0);
}

const citations = [
  // Addresses of pages and mailboxes.
  /https?:\/\/\S+|\S+@\S+|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:gov|org|com|net|edu|us)\b(?:\/\S*)?/gi,
  // 18 Pa.C.S. § 9122.2(a), ORS 137.225(1), G.S. 15A-145.5, MCL 780.621g: what stands before the number belongs to it.
  /(?:\b\d+ )?(?:(?:[A-Z][A-Za-z]*\.)+ ?|[A-Z]{2,} )*§§? ?[\w.:()–-]*[\w)]/g,
  /\b(?:(?:[A-Z][A-Za-z]*\.){2,}|[A-Z]{2,}) \d[\w.:()–-]*[\w)]/g,
  /\b(?:[Ss]ections?|[Rr]ules?|[Cc]hapters?|[Aa]rticles?|[Aa]cts?|[Tt]itles?) \d[\w.:()–-]*[\w)]/g,
  // U.S., D.C.: their periods end no sentence.
  /\b(?:[A-Z]\.){2,}/g,
  // Forms: CR-180, JD-CR-202, AOC-CR-287, Form 9.
  /\b[Ff]orms? [\w-]*\d[\w-]*|\b[A-Z]+(?:[-/][A-Z]+)*[-/ ]?\d[\w-]*/g,
  // Sums of money, and numbers of any kind.
  /\$ ?\d[\d,.]*\b|\b\d[\d,.½-]*(?:st|nd|rd|th)?\b[%½]?/g,
];

function withoutCitations(text: string): string {
  return citations.reduce((rest, citation) => rest.replaceAll(citation, ' '), text);
}

const name = /(?!I\b)\p{Lu}[\p{L}’'.]*/u.source;
const joint = ',? (?:(?:of|for|and|the|on|in|at|to) ){0,2}';
const names = new RegExp(String.raw`(?<!\p{L})${name}(?:${joint}${name})*`, 'gu');

/** Agencies, places, programs and months: words with a capital, apart from the one that begins the sentence. */
function withoutNames(sentence: string): string {
  const first = /\p{L}[\p{L}’']*/u.exec(sentence);
  const start = first ? first.index + first[0].length : 0;
  return sentence.slice(0, start) + sentence.slice(start).replaceAll(names, ' ');
}
