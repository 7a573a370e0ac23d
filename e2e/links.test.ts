import { hostOf, mayLink } from '@openslate/law/place/hosts.ts';
import { placeNamed } from '@openslate/law/place/places.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { readable } from '../web/build-steps/page-head.ts';
import { drawnPages } from './drawn-pages.ts';

const site = inject('site');

/** Where the footer of every page shares it, and what single pages rest on. */
const besides: readonly { host: string; on?: string }[] = [
  { host: 'www.facebook.com' },
  { host: 'x.com' },
  { host: 'wa.me' },
  // “Leave this site now”.
  { host: 'www.weather.gov' },
  ...[
    'bfi.uchicago.edu',
    'csgjusticecenter.org',
    'etseq.law.harvard.edu',
    'harvardlawreview.org',
    'hls.harvard.edu',
    'ideas.repec.org',
    'michiganlawreview.org',
    'nlsinfo.org',
    'paw.princeton.edu',
    'scholarlycommons.law.northwestern.edu',
    'scholarworks.sjsu.edu',
  ].map((host) => ({ host, on: '/impact-stories' })),
  { host: 'www.w3.org', on: '/accessibility-test' },
];

type Leads = { from: string; to: URL };

let pages: ReadonlyMap<string, string>;
let links: readonly Leads[];

beforeAll(async () => {
  pages = await drawnPages();
  links = [...pages].flatMap(([from, html]) =>
    [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => ({
      from,
      to: new URL(readable(href), site + from),
    })),
  );
}, 120_000);

const told = (broken: readonly Leads[]) => [...new Set(broken.map(({ from, to }) => `${from} → ${to}`))];

describe('the links of every page', () => {
  it('lead to pages and files that exist', async () => {
    const addresses = [...pages].flatMap(([from, html]) =>
      [...html.matchAll(/\b(?:href|src)="(\/[^"#?]*)/g)].map(([, to = '']) => ({ from, to })),
    );
    const missing = new Map<string, number>();
    for (const to of new Set(addresses.map((address) => address.to))) {
      const { status } = await fetch(site + to, { redirect: 'manual' });
      if (status !== 200) missing.set(to, status);
    }
    const broken = addresses.filter(({ to }) => missing.has(to));
    expect(broken.map(({ from, to }) => `${from} → ${to} (${missing.get(to)})`)).toEqual([]);
  });

  it('lead to a place on the page that is there before any script has run', () => {
    const places = new Map(
      [...pages].map(([path, html]) => [
        path,
        new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)),
      ]),
    );
    const anchored = links.filter(({ to }) => to.origin === site && to.hash !== '');
    expect(anchored.length).toBeGreaterThan(500);
    const lost = anchored.filter(
      ({ to }) => !places.get(to.pathname)?.has(decodeURIComponent(to.hash.slice(1))),
    );
    expect(told(lost)).toEqual([]);
  });

  it('lead out only to those who are meant to help, and from the page of a state not to another one’s offices', () => {
    const outgoing = links.filter(({ to }) => to.protocol.startsWith('http') && to.origin !== site);
    expect(outgoing.length).toBeGreaterThan(1000);
    expect(told(outgoing.filter((link) => !isMeant(link)))).toEqual([]);
  });
});

function isMeant({ from, to }: Leads): boolean {
  if (besides.some(({ host, on = from }) => host === to.hostname && on === from)) return true;
  const place = placeNamed(from.split('/')[2] ?? '');
  return place ? mayLink(to.href, place.code) : hostOf(to.href) !== undefined;
}
