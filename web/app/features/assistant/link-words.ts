import { type PlaceCode, placeNamed } from '@openslate/law/place/places.ts';
import { placeInWords } from './place-in-words.ts';

export type NamedLink = { readonly to: string; readonly words: string };

const pages: Readonly<Record<string, string>> = {
  '/assessment': 'Check my record',
  '/record-relief': 'Compare the states',
  '/attorney-finder': 'Find a person who can help',
  '/alternative-relief': 'When a record cannot be cleared',
  '/clean-slate': 'Clean Slate laws',
  '/glossary': 'All words of the law',
  '/help': 'More questions and answers',
  '/privacy-policy': 'Privacy Policy',
};

/** What the links of an answer say, each once, and helpers by the place that it is about. */
export function namedLinks(links: readonly string[], state: PlaceCode | undefined): readonly NamedLink[] {
  return [...new Set(links)].flatMap((link) => {
    const words = pages[link] ?? placePage(link);
    const to = link === '/attorney-finder' && state ? `${link}#${state.toLowerCase()}` : link;
    return words === undefined ? [] : { to, words };
  });
}

function placePage(link: string): string | undefined {
  const [, page, code = ''] = link.split('/');
  const place = placeNamed(code);
  if (!place) return undefined;
  const name = placeInWords(place.code);
  return page === 'assessment' ? `Check my record: ${name}` : `Read the law: ${name}`;
}
