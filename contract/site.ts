import { type Place, placeNamed, places } from '@openslate/law/place/places.ts';
import { offlinePage } from './offline.ts';

/**
 * The addresses of the site. The build prerenders them, the server finds the page for a request by them,
 * the sitemap and the accessibility checks walk them: a page that is not named here does not exist.
 */
export const publicPages = [
  '/',
  '/assessment',
  '/assessment-simple',
  '/record-relief',
  '/translator',
  '/alternative-relief',
  '/attorney-finder',
  '/clean-slate',
  '/case-studies',
  '/impact-stories',
  '/community',
  '/help',
  '/glossary',
  '/privacy-policy',
  '/terms-of-service',
  '/contact',
  '/media-inquiries',
  '/advertisement-inquiries',
  '/logo-download',
  '/analytics',
  '/accessibility-test',
] as const;

/** Self-checks for developers: prerendered like the others, kept out of search engines. */
export const testPages = ['/test-react', '/test-query', '/test-mutation', '/test-assessment'] as const;

/** Drawn in the browser from the empty shell, and kept out of search engines. */
export const adminPages = [
  '/admin',
  '/admin/monitoring',
  '/admin-setup',
  '/admin-login',
  '/debug-login',
  '/emergency-admin',
  '/admin-bypass',
] as const;

/** Old addresses people may still hold. */
export const movedPages: Readonly<Record<string, string>> = {
  '/legal-translator': '/translator',
  '/clean-slate-laws': '/clean-slate',
};

/** Pages on which the questions of a place are asked. */
export const assessmentPages = ['/assessment', '/assessment-simple'] as const;

/** Pages that take a place as their last part. */
export const placePages = [...assessmentPages, '/record-relief'] as const;

/** The letters under which the glossary has words, each a page: all words on one would be heavy for a phone. */
export const glossaryLetters = [...'abcdefghijklmnopqrstuvwy'] as const;
const glossaryPages = glossaryLetters.map((letter) => `/glossary/${letter}`);

/** One prerendered page stands for every address of its kind; the browser fills in the rest. */
const sharedAssessmentShell = '/shared-assessment/any';
export const notFoundPage = '/404';
/** The licenses of what others wrote. A file, and so no page of the site. */
export const thirdPartyNoticesFile = '/third-party-notices.txt';
const unknownPlace = 'unknown';

export function pathOfPlace(page: (typeof placePages)[number], place: Place): string {
  return `${page}/${place.code.toLowerCase()}`;
}

/** Every address that is drawn at build time. */
export const prerenderedPages: readonly string[] = [
  ...publicPages,
  ...glossaryPages,
  ...placePages.flatMap((page) => [
    ...places.map((place) => pathOfPlace(page, place)),
    `${page}/${unknownPlace}`,
  ]),
  ...testPages,
  offlinePage,
  sharedAssessmentShell,
  notFoundPage,
];

/** What search engines are told about. */
export const indexedPages: readonly string[] = [
  ...glossaryPages,
  ...publicPages,
  ...placePages.flatMap((page) => places.map((place) => pathOfPlace(page, place))),
];

export type Located =
  | { kind: 'page'; page: string; status: 200 | 404; indexed: boolean }
  | { kind: 'shell' }
  | { kind: 'moved'; to: string };

const plainPages = new Set<string>([...publicPages, ...glossaryPages, ...testPages, offlinePage]);
const shellPages = new Set<string>(adminPages);
const indexed = new Set(indexedPages);

/** Which page answers a path. Upper and lower case are alike, and a slash at the end changes nothing. */
export function locate(pathname: string): Located {
  const path = plainPath(pathname);
  // Own names only: `__proto__` and its kind are found in every object.
  const newer = Object.hasOwn(movedPages, path) ? movedPages[path] : undefined;
  if (newer) return { kind: 'moved', to: newer };
  if (plainPages.has(path)) return found(path);
  if (shellPages.has(path)) return { kind: 'shell' };

  const [, first, second, ...rest] = path.split('/');
  if (!first || !second || rest.length > 0) return missing(notFoundPage);
  if (first === 'shared-assessment') return found(sharedAssessmentShell);

  const page = placePages.find((known) => known === `/${first}`);
  if (!page) return missing(notFoundPage);
  const place = placeNamed(decoded(second));
  if (!place) return missing(`${page}/${unknownPlace}`);
  const canonical = pathOfPlace(page, place);
  return pathname === canonical ? found(canonical) : { kind: 'moved', to: canonical };
}

/**
 * The name of the screen at a path, for those who must not know the path itself: the address of a shared result
 * belongs to whoever holds the link, and what was typed as an address that does not exist is somebody's own.
 */
export function screenAt(pathname: string): string {
  const located = locate(pathname);
  switch (located.kind) {
    case 'page':
      return located.page;
    case 'moved':
      return located.to;
    case 'shell':
      return plainPath(pathname);
  }
}

function found(page: string): Located {
  return { kind: 'page', page, status: 200, indexed: indexed.has(page) };
}

function missing(page: string): Located {
  return { kind: 'page', page, status: 404, indexed: false };
}

function plainPath(pathname: string): string {
  return pathname.toLowerCase().replace(/\/{1,20}$/, '') || '/';
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
