import { notSlips, topicWords } from './known-words.ts';
import { placeWords, townWords } from './places/place-asked.ts';
import { plainly, spelled } from './plainly.ts';

const known: ReadonlySet<string> = new Set([...topicWords, ...placeWords]);
const leftAlone: ReadonlySet<string> = new Set([...notSlips, ...townWords]);

/** How small words are typed in haste. */
const typedFor: Readonly<Record<string, string>> = {
  wat: 'what',
  wht: 'what',
  waht: 'what',
  hw: 'how',
  hwo: 'how',
  bout: 'about',
  b4: 'before',
  nevr: 'never',
  neva: 'never',
  nver: 'never',
  nvr: 'never',
  wasent: 'wasnt',
  wasnot: 'wasnt',
  dident: 'didnt',
  dint: 'didnt',
  cuz: 'because',
  bc: 'because',
  shud: 'should',
  wanna: 'want to',
  ppl: 'people',
  yrs: 'years',
  yr: 'year',
  thier: 'their',
  becuase: 'because',
  saint: 'st',
  lawer: 'lawyer',
  copys: 'copies',
  copie: 'copy',
  laywer: 'lawyer',
};

/** A question in plain words, without slips of the pen. */
export function mended(question: string): string {
  const words = plainly(question)
    .split(' ')
    .map((word) => (Object.hasOwn(typedFor, word) ? typedFor[word] : word))
    .join(' ')
    .replaceAll(/\bf b i\b/g, 'fbi')
    .replaceAll(/\bw ?tf\b/g, 'what')
    .replaceAll(/\b(?:the|in the|tf) (?:heck|hell|fuck|f)\b/g, ' ')
    .replaceAll(/ {2,9}/g, ' ')
    // Whoever brings the charge is no help to look for.
    .replaceAll(/\b(?:district|states?|county|city|commonwealths?) attorneys?\b/g, 'prosecutor');
  return spelled(words, known, leftAlone);
}
