import { parseArgs } from 'node:util';
import { indexedPages, pathOfPlace, publicPages } from '@openslate/contract/site.ts';
import { placeOf } from '@openslate/law/place/places.ts';
import { navigation, type Result } from 'lighthouse';
import puppeteer, { type Browser } from 'puppeteer-core';
import { startSite } from '../e2e/site-server.ts';
import { findChromium, launchOptions } from '../tools/chromium.ts';

const categories = ['accessibility', 'best-practices', 'seo'] as const;

/** The pages of a place differ only in their words: one place stands for all. */
const somePlace = placeOf('PA');
const pages: readonly string[] = [
  ...publicPages,
  pathOfPlace('/assessment', somePlace),
  pathOfPlace('/assessment-simple', somePlace),
  pathOfPlace('/record-relief', somePlace),
];

/** What Lighthouse says of every public page besides its speed, of 100; `--only=/help,/contact` for some of them. */
export async function measurePages(): Promise<void> {
  const { only } = parseArgs({
    options: { only: { type: 'string', default: '' } },
    allowPositionals: true,
  }).values;
  const wanted = only ? only.split(',') : pages;
  const { site, stop } = await startSite();
  const { executablePath, args } = launchOptions(findChromium());
  const browser = await puppeteer.launch({ executablePath, args });
  const rows: Record<string, Record<string, number | string>> = {};
  try {
    for (const path of wanted) {
      const said = await ask(browser, site + path);
      rows[path] = {
        ...Object.fromEntries(categories.map((name) => [name, scoreOf(said, name)])),
        below: shortcomings(said, path).join(', '),
      };
    }
  } finally {
    await browser.close();
    await stop();
  }
  console.log('\nLighthouse, of 100');
  console.table(rows);
}

async function ask(browser: Browser, address: string): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const page = await browser.newPage();
    const ran = await navigation(page, address, {
      flags: { onlyCategories: [...categories], logLevel: 'error' },
    }).finally(() => page.close());
    const error = ran?.lhr.runtimeError;
    if (ran && !error) return ran.lhr;
    // Now and then it misses the start of a load, and asks to be run again.
    if (tries === 5) throw new Error(`${address}: ${error?.message ?? 'Lighthouse said nothing.'}`);
  }
}

function scoreOf({ categories: scores }: Result, name: (typeof categories)[number]): number {
  return Math.round((scores[name]?.score ?? Number.NaN) * 100);
}

/** What was found wanting, by Lighthouse’s own name. Search engines are kept out of some pages on purpose. */
function shortcomings({ audits, categories: scores }: Result, path: string): string[] {
  const counted = categories
    .flatMap((name) => scores[name]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0);
  const failed = counted.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 1);
  return [...new Set(failed)].filter((id) => id !== 'is-crawlable' || indexedPages.includes(path));
}
