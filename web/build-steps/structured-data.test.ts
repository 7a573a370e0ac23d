import { PublicSettings } from '@openslate/contract/settings.ts';
import { describe, expect, it } from 'vitest';
import { addStructuredData } from './structured-data.ts';

const settings = PublicSettings.parse({ PUBLIC_URL: 'https://openslate.example' });
const page = '<html><head><title>x</title></head><body></body></html>';
const site = {
  settings,
  headOf: (path: string) => ({ title: `The page </script> ${path}`, description: 'What it is about' }),
};

/** What a search engine reads in a page. */
function saidOn(path: string): readonly Record<string, unknown>[] {
  const html = addStructuredData(page, path, site);
  const data = /<script type="application\/ld\+json">(?<data>[\s\S]*?)<\/script>/.exec(html)?.groups?.data;
  return data === undefined ? [] : JSON.parse(data)['@graph'];
}

describe('what a page says to search engines', () => {
  it('cannot be ended early by words in it', () => {
    expect(saidOn('/clean-slate')[0]).toMatchObject({ headline: 'The page </script> /clean-slate' });
  });

  it('names the way to a page under a page', () => {
    expect(saidOn('/assessment/pa').at(-1)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: 'https://openslate.example/' },
        { position: 2, item: 'https://openslate.example/assessment' },
        { position: 3, item: 'https://openslate.example/assessment/pa' },
      ],
    });
  });

  it('names the accounts of the operator where there are any', () => {
    expect(saidOn('/')[0]).not.toHaveProperty('sameAs');
    const account = 'https://x.com/openslate';
    const html = addStructuredData(page, '/', { ...site, settings: { ...settings, X_URL: account } });
    expect(html).toContain(`"sameAs":["${account}"]`);
  });

  it('is nothing on pages that are kept from them', () => {
    expect(saidOn('/404')).toEqual([]);
    expect(saidOn('/test-react')).toEqual([]);
  });
});
