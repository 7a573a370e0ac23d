import { indexedPages } from '@openslate/contract/site.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths, topics } from '../web/app/features/help/answers.ts';
import { visitor } from './browser.ts';
import { drawnPages } from './drawn-pages.ts';

type Thing = { '@type': string; [property: string]: unknown };

let said: ReadonlyMap<string, readonly Thing[]>;

/** All that a search engine reads in a page. */
function thingsIn(html: string): readonly Thing[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].flatMap(
    ([, data = '']) => {
      const read = JSON.parse(data);
      expect(read['@context']).toBe('https://schema.org');
      return read['@graph'];
    },
  );
}

beforeAll(async () => {
  said = new Map([...(await drawnPages())].map(([path, html]) => [path, thingsIn(html)]));
}, 120_000);

const kindsOn = (path: string) => said.get(path)?.map((thing) => thing['@type']);
const onPage = (path: string, kind: string) => said.get(path)?.find((thing) => thing['@type'] === kind);

describe('what pages say to search engines', () => {
  it('is of whom the site is, on the first page', () => {
    expect(onPage('/', 'Organization')).toMatchObject({
      name: 'OpenSlate',
      url: expect.stringMatching(/\/$/),
    });
  });

  it('is every question of the help page with its answer', () => {
    const asked = [...paths, ...topics.flatMap(({ answers }) => answers)].map(({ question }) => question);
    const entries = onPage('/help', 'FAQPage')?.mainEntity as {
      name: string;
      acceptedAnswer: { text: string };
    }[];
    expect(entries.map(({ name }) => name)).toEqual(asked);
    expect(entries.filter(({ acceptedAnswer }) => acceptedAnswer.text.length < 20)).toEqual([]);
  });

  it('is that a page is one to read, with its heading and what it is about', () => {
    for (const path of ['/record-relief', '/clean-slate', '/record-relief/pa'])
      expect(onPage(path, 'Article'), path).toMatchObject({
        headline: expect.stringMatching(/^(?!.*\| OpenSlate).+/),
        description: expect.stringMatching(/.{20}/),
        mainEntityOfPage: expect.stringMatching(new RegExp(`^https?://[^/]+${path}$`)),
      });
  });

  it('is where a page stands, on every page but the first', () => {
    for (const path of indexedPages.filter((each) => each !== '/')) {
      const steps = onPage(path, 'BreadcrumbList')?.itemListElement as { name: string; item: string }[];
      expect(new URL(steps.at(-1)?.item ?? '').pathname, path).toBe(path);
      expect(steps.length, path).toBe(path.split('/').length);
      expect(
        steps.filter(({ name }) => name === ''),
        path,
      ).toEqual([]);
    }
  });

  it('is nothing on pages that they are kept from', () => {
    expect(kindsOn('/404')).toEqual([]);
    expect(kindsOn('/test-react')).toEqual([]);
  });
});

describe('a browser', () => {
  const { open } = visitor();

  it('finds nothing to refuse in it, and goes on to other pages', async () => {
    const page = await open('/help');
    await page.getByRole('link', { name: 'Find a person who can help' }).last().click();
    await page.getByRole('heading', { level: 1, name: 'Attorney Finder' }).waitFor();
  });
});
