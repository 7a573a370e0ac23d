import type { PublicSettings } from '@openslate/contract/settings.ts';
import { indexedPages } from '@openslate/contract/site.ts';
import { paths, topics } from '../app/features/help/answers.ts';
import { productName, tagline } from '../app/product.ts';
import type { PageHead } from './page-head.ts';

/** Pages to read from beginning to end. So is the page of each place’s law. */
const articles: readonly string[] = [
  '/record-relief',
  '/clean-slate',
  '/alternative-relief',
  '/case-studies',
  '/impact-stories',
];

type Thing = { readonly '@type': string; readonly [property: string]: unknown };

type Site = { readonly settings: PublicSettings; readonly headOf: (path: string) => PageHead };

/**
 * Has a page say what it is in the words of schema.org, which search engines read. It is written in after the page was
 * drawn: where somebody goes on from page to page, nothing may write a `<script>` into it.
 */
export function addStructuredData(html: string, path: string, site: Site): string {
  const things = thingsOn(path, site);
  if (things.length === 0) return html;
  const data = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  // Nothing that is said may end the block early.
  const block = `<script type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>`;
  return html.replace('</head>', () => `${block}</head>`);
}

function thingsOn(path: string, site: Site): readonly Thing[] {
  if (path === '/') return [organization(site.settings)];
  if (!indexedPages.includes(path)) return [];
  return [
    ...(path === '/help' ? [questions()] : []),
    ...(articles.includes(path) || path.startsWith('/record-relief/') ? [article(path, site)] : []),
    wayTo(path, site),
  ];
}

function organization({
  PUBLIC_URL,
  CONTACT_EMAIL,
  FACEBOOK_URL,
  X_URL,
  WHATSAPP_URL,
}: PublicSettings): Thing {
  const accounts = [FACEBOOK_URL, X_URL, WHATSAPP_URL].filter((account) => account !== undefined);
  return {
    '@type': 'Organization',
    name: productName,
    slogan: tagline,
    url: new URL('/', PUBLIC_URL).href,
    logo: new URL('/logo.png', PUBLIC_URL).href,
    ...(CONTACT_EMAIL && { email: CONTACT_EMAIL }),
    ...(accounts.length > 0 && { sameAs: accounts }),
  };
}

function questions(): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: [...paths, ...topics.flatMap(({ answers }) => answers)].map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  };
}

function article(path: string, { settings, headOf }: Site): Thing {
  const { title, description } = headOf(path);
  const author = { '@type': 'Organization', name: productName, url: new URL('/', settings.PUBLIC_URL).href };
  return {
    '@type': 'Article',
    headline: title,
    description,
    inLanguage: 'en-US',
    mainEntityOfPage: new URL(path, settings.PUBLIC_URL).href,
    author,
    publisher: author,
  };
}

/** The page, and those that it stands under. */
function wayTo(path: string, { settings, headOf }: Site): Thing {
  const parts = path.split('/').slice(1);
  const pages = ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: pages.map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: page === '/' ? productName : headOf(page).title,
      item: new URL(page, settings.PUBLIC_URL).href,
    })),
  };
}
