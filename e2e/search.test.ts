import { places } from '@openslate/law/place/places.ts';
import { describe, expect, it } from 'vitest';
import { generalDocuments } from '../web/app/features/search/general-documents.ts';
import { placeDocuments } from '../web/app/features/search/place-documents.ts';
import { expectNothingOnAnyScreen } from './axe.ts';
import { phone, visitor } from './browser.ts';
import { drawnPages } from './drawn-pages.ts';

const { open } = visitor();

describe('the search of the help page', () => {
  it('finds what a place says, and leads to where it stands', async () => {
    const page = await open('/help', { viewport: phone });
    await page.getByRole('searchbox', { name: 'Search all of OpenSlate' }).fill('marijuana new jersy');
    const ways = page.getByRole('region', { name: 'New Jersey: what the law offers' });
    await ways.waitFor();
    await expectNothingOnAnyScreen(page, 'what was found');
    await ways.getByRole('link').first().click();
    await page.waitForURL(/\/record-relief\/nj#nj-marijuana/);
    await page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`).waitFor();
  });

  it('opens the answer that was found on the same page', async () => {
    const page = await open('/help');
    await page.getByRole('searchbox').fill('denied');
    await page.getByRole('search').getByRole('link', { name: 'The judge said no' }).click();
    await page.locator('#denied').getByText('Ask for the order in writing').waitFor();
  });

  it('loads its index with the first letter, and tells nobody what was typed', async () => {
    const page = await open('/help');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
    const indexes = () =>
      asked.flatMap((request) => /\/assets\/(?<name>[a-z]+)-[^/]+\.json/.exec(request)?.groups?.name ?? []);
    await page.getByRole('searchbox').focus();
    expect(indexes()).toEqual([]);
    await page.getByRole('searchbox').fill('Ohio pardon');
    await page.getByText(/\d+ found\./).waitFor();
    expect(indexes().sort()).toEqual(['general', 'oh']);
    expect(asked.filter((request) => /pardon/i.test(request))).toEqual([]);
  });

  it('says so where its index does not come, and tries again', async () => {
    const page = await open('/help');
    await page.route('**/assets/general-*.json', (route) => route.fulfill({ status: 204 }), { times: 1 });
    await page.getByRole('searchbox').fill('fee');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(/\d+ found\./).waitFor();
  });

  it('leads only to what stands on a page before any script has run', async () => {
    const pages = await drawnPages();
    const documents = [await generalDocuments(), ...(await Promise.all(places.map(placeDocuments)))].flat();
    const lost = documents.filter(({ to }) => {
      const { pathname, hash } = new URL(to, 'https://openslate.example');
      return !pages.get(pathname)?.includes(hash ? ` id="${hash.slice(1)}"` : '<h1');
    });
    expect(lost).toEqual([]);
  }, 120_000);
});
