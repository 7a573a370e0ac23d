import { adminPages, indexedPages, testPages } from '@openslate/contract/site.ts';
import { describe, expect, inject, it } from 'vitest';

const site = inject('site');
const get = (path: string) => fetch(site + path, { redirect: 'manual' });

/** What stands in the head of a page, as search engines and social networks read it. */
function headOf(html: string) {
  const first = (pattern: RegExp) => pattern.exec(html)?.[1];
  return {
    title: first(/<title>([^<]+)<\/title>/),
    description: first(/<meta name="description" content="([^"]+)"/),
    keywords: first(/<meta name="keywords" content="([^"]+)"/),
    preview: first(/<meta property="og:title" content="([^"]+)"/),
    picture: first(/<meta property="og:image" content="([^"]+)"/),
    canonical: first(/<link rel="canonical" href="([^"]+)"/),
    robots: first(/<meta name="robots" content="([^"]+)"/),
  };
}

describe('every public page', () => {
  it('is drawn with a heading, a title and a description of its own', async () => {
    const told = new Map<string, string>();
    for (const path of indexedPages) {
      const response = await get(path);
      expect(response.status, path).toBe(200);
      const html = await response.text();
      const head = headOf(html);
      expect(html, path).toMatch(/<h1[^>]*>[^<]+/);
      expect(head.description?.length, path).toBeGreaterThan(20);
      expect(head.keywords, path).toBeTruthy();
      expect(head.preview, path).toBe(head.title);
      expect(new URL(head.canonical ?? '').pathname, path).toBe(path);
      expect(head.robots, path).toBeUndefined();
      for (const words of [head.title ?? '', head.description ?? '']) {
        expect(told.get(words), `${path} says what another page says`).toBeUndefined();
        told.set(words, path);
      }
    }
  });

  it('has a picture for social networks, and none has that of another but the pages of one place and those of the glossary', async () => {
    const pagesOf = new Map<string, string[]>();
    for (const path of indexedPages) {
      const address = new URL(headOf(await (await get(path)).text()).picture ?? '').pathname;
      pagesOf.set(address, [...(pagesOf.get(address) ?? []), path]);
    }
    const shared = [...pagesOf.values()].filter(
      (paths) => paths.length > 1 && !paths.every((path) => path.startsWith('/glossary')),
    );
    expect(shared.filter((paths) => new Set(paths.map((path) => path.split('/')[2])).size > 1)).toEqual([]);
    for (const address of pagesOf.keys()) {
      const response = await get(address);
      expect(response.headers.get('content-type'), address).toBe('image/png');
      const size = new DataView(await response.arrayBuffer());
      expect([size.getUint32(16), size.getUint32(20)], address).toEqual([1200, 630]);
    }
  });

  it('belongs to an app whose icons, pictures and shortcuts exist', async () => {
    const { icons, screenshots, shortcuts } = await (await get('/site.webmanifest')).json();
    expect(icons.length).toBeGreaterThan(2);
    expect(indexedPages).toEqual(expect.arrayContaining(shortcuts.map(({ url }: { url: string }) => url)));
    for (const { src, type } of [...icons, ...screenshots]) {
      const response = await get(src);
      expect(response.status, src).toBe(200);
      expect(response.headers.get('content-type'), src).toContain(type);
    }
  });
});

describe('pages for the people who run and build the site', () => {
  it.each([...adminPages, ...testPages])('%s is kept out of search engines', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-robots-tag')).toContain('noindex');
  });
});

describe('search engines', () => {
  it('are told of every public page and of no other', async () => {
    const xml = await (await get('/sitemap.xml')).text();
    const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    expect(listed).toEqual(indexedPages);
  });

  it('are sent away from admin pages, tests and the API', async () => {
    const robots = await (await get('/robots.txt')).text();
    for (const path of ['/api/', '/admin', '/test-react']) expect(robots).toContain(`Disallow: ${path}\n`);
  });
});

describe('addresses people type', () => {
  it.each([
    ['/assessment/PA?from=flyer', '/assessment/pa?from=flyer'],
    ['/assessment/New%20York', '/assessment/ny'],
    ['/assessment-simple/california/', '/assessment-simple/ca'],
    ['/legal-translator', '/translator'],
    ['/clean-slate-laws', '/clean-slate'],
  ])('%s lead on to %s for good', async (path, to) => {
    const response = await get(path);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(to);
  });

  it('are found in capitals and with a slash at the end', async () => {
    expect((await get('/Record-Relief/')).status).toBe(200);
  });

  it('of an unknown state are not found, and offer the list of states', async () => {
    const response = await get('/assessment/atlantis');
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain('We do not know that state');
    expect(html).toContain('href="/assessment/pa"');
  });

  it('of the assessment open with the disclaimer', async () => {
    for (const path of ['/assessment', '/assessment/pa', '/assessment-simple']) {
      expect(await (await get(path)).text(), path).toContain('this is not legal advice');
    }
  });

  it('of nothing show the 404 screen', async () => {
    const response = await get('/no/such/page');
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain('404 Page Not Found');
    expect(headOf(html).robots).toBe('noindex');
  });
});
