import { pathOfPlace, type publicPages } from '@openslate/contract/site.ts';
import { legalWords } from '@openslate/law/glossary/legal-words.ts';
import { loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import { places } from '@openslate/law/place/places.ts';
import { capital } from '../../ui/capital.ts';
import { pathOfWord } from '../glossary/word-address.ts';
import { type Answered, paths, topics } from '../help/answers.ts';
import type { SearchDocument } from './search-document.ts';

/** What is found without naming a place: answers, words, pages, and the names of all ways, each with its place. */
export async function generalDocuments(): Promise<readonly SearchDocument[]> {
  const ways = await Promise.all(places.map(waysByName));
  return [
    ...[...topics.flatMap(({ answers }) => answers), ...paths].map(answer),
    ...legalWords.map(
      ({ word, meaning, also = [] }): SearchDocument => ({
        kind: 'word',
        title: capital(word),
        text: meaning,
        also: also.map((spelling) => spelling.replace('*', '')).join(' '),
        to: pathOfWord(word),
      }),
    ),
    ...Object.entries(pages).map(
      ([to, [title, also]]): SearchDocument => ({ kind: 'page', title, text: '', also, to }),
    ),
    ...places.map(
      (place): SearchDocument => ({
        kind: 'place',
        title: place.name,
        text: '',
        also: `${place.code} law rules state`,
        to: pathOfPlace('/record-relief', place),
        place: place.code,
      }),
    ),
    ...ways.flat(),
  ];
}

function answer({ id, question, answer: paragraphs, also = '' }: Answered): SearchDocument {
  return { kind: 'answer', title: question, text: paragraphs.join(' '), also, to: `/help#${id}` };
}

async function waysByName(place: (typeof places)[number]): Promise<readonly SearchDocument[]> {
  const { reliefs } = await loadJurisdiction(place.code);
  return reliefs.map(({ id, name }) => ({
    kind: 'way',
    title: name,
    text: '',
    to: `${pathOfPlace('/record-relief', place)}#${id}`,
    place: place.code,
  }));
}

/** What each page is called where it is linked, and the words that people look for it with. */
const pages: Readonly<Record<(typeof publicPages)[number], readonly [title: string, also: string]>> = {
  '/': ['Home', 'start OpenSlate map'],
  '/assessment': ['Check my record', 'eligibility assessment questions start result expunge seal qualify'],
  '/assessment-simple': ['Check one charge on one page', 'short quick simple assessment eligibility'],
  '/record-relief': [
    'Ways to clear a record',
    'expungement sealing set aside vacatur rules law compare states',
  ],
  '/translator': [
    'Legal Translator',
    'court papers plain English words ask a question assistant explain document',
  ],
  '/alternative-relief': [
    'When a record cannot be cleared',
    'alternative pardon certificate voting guns license housing immigration registry',
  ],
  '/attorney-finder': [
    'Find a person who can help',
    'lawyer attorney legal aid clinic public defender phone',
  ],
  '/clean-slate': ['Clean Slate laws', 'automatic clearing by itself'],
  '/case-studies': ['Case studies', 'examples worked lives'],
  '/impact-stories': ['Impact stories', 'research what changes jobs earnings'],
  '/community': ['Community', 'forum questions others'],
  '/help': ['Help', 'questions answers FAQ search'],
  '/glossary': ['Words of the law', 'glossary dictionary legal terms meaning court papers'],
  '/privacy-policy': ['Privacy Policy', 'data cookies tracking anonymous'],
  '/terms-of-service': ['Terms of Service', 'conditions liability'],
  '/contact': ['Write to us', 'contact message mistake e-mail'],
  '/media-inquiries': ['Media Inquiries', 'press journalist'],
  '/advertisement-inquiries': ['Advertisement Inquiries', 'ads sponsor'],
  '/logo-download': ['Logo Download', 'press kit'],
  '/analytics': ['Analytics', 'numbers visits counted statistics'],
  '/accessibility-test': ['Accessibility Test', 'screen reader contrast keyboard'],
};
