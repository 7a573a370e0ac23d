import { pathOfPlace } from '@openslate/contract/site.ts';
import { legalWords } from '@openslate/law/glossary/legal-words.ts';
import { places } from '@openslate/law/place/places.ts';
import { slug } from '../../ui/slug.ts';
import { paths, topics } from './answers.ts';

/** Something that can be found: where it stands, and all words that lead to it. */
export type Entry = {
  readonly title: string;
  readonly text: string;
  /** Words that are looked for, and not shown. */
  readonly also?: string;
  readonly to: string;
  readonly kind: 'Answer' | 'Word' | 'State' | 'Page';
};

const pages: readonly Entry[] = [
  page('/assessment', 'Check my record', 'eligibility assessment questions start result'),
  page('/record-relief', 'Ways to clear a record', 'expungement sealing set aside vacatur rules law'),
  page('/clean-slate', 'Clean Slate laws', 'automatic clearing by itself'),
  page(
    '/alternative-relief',
    'When a record cannot be cleared',
    'pardon certificate voting guns license housing immigration registry',
  ),
  page(
    '/attorney-finder',
    'Find a person who can help',
    'lawyer attorney legal aid clinic public defender phone',
  ),
  page('/case-studies', 'Case studies', 'examples worked lives stories'),
  page('/impact-stories', 'Impact stories', 'research what changes jobs earnings'),
  page('/community', 'Community', 'forum questions others'),
  page('/privacy-policy', 'Privacy Policy', 'data cookies tracking anonymous'),
  page('/contact', 'Write to us', 'contact message mistake'),
];

/** All that can be searched for, made from the texts themselves. */
export const entries: readonly Entry[] = [
  ...[...topics.flatMap(({ answers }) => answers), ...paths].map(
    ({ id, question, answer, also = '' }): Entry => ({
      title: question,
      text: answer.join(' '),
      also,
      to: `/help#${id}`,
      kind: 'Answer',
    }),
  ),
  ...pages,
  ...places.map(
    (place): Entry => ({
      title: place.name,
      text: `${place.code} the rules, forms, fees and helpers of this place`,
      to: pathOfPlace('/record-relief', place),
      kind: 'State',
    }),
  ),
  ...legalWords.map(
    ({ word, meaning }): Entry => ({
      title: word,
      text: meaning,
      to: `/help#word-${slug(word)}`,
      kind: 'Word',
    }),
  ),
];

function page(to: string, title: string, text: string): Entry {
  return { title, text, to, kind: 'Page' };
}

const most = 8;

/** What fits all words that were typed, the best first: words of the title count more. */
export function find(typed: string): readonly Entry[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ entry }) => entry);
}

function scoreOf({ title, text, also = '' }: Entry, words: readonly string[]): number {
  const inTitle = wordsOf(title);
  const inText = wordsOf(`${text} ${also}`);
  let score = 0;
  for (const word of words) {
    const begins = (each: string) => each.startsWith(word);
    if (inTitle.includes(word)) score += 4;
    else if (inTitle.some(begins)) score += 3;
    else if (inText.some(begins)) score += 1;
    else return 0;
  }
  return score;
}

const fillers = new Set('a an the of in on to for with my or and i is it do does can what how if'.split(' '));

function wordsOf(text: string): string[] {
  const all = text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const telling = all.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : all;
}
