import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { navigation, type Result, type RunnerResult } from 'lighthouse';
import puppeteer, { type Page } from 'puppeteer-core';
import { type SiteServer, startSite } from '../e2e/site-server.ts';
import { findChromium, launchOptions } from '../tools/chromium.ts';
import { notLegalAdvice } from '../web/app/features/assessment/result/not-legal-advice.ts';
import { byProcessor } from './processor-time.ts';

const pages = ['/', '/assessment', '/assessment/pa', '/community', '/record-relief', '/clean-slate'];

/** One charge in Pennsylvania, as if its person had answered everything on this device. */
const answered = {
  selectedState: 'PA',
  currentStep: 'result',
  answers: { charges: [{ id: 'c1', disposition: 'dismissed', dispositionDate: '2012-05-09' }] },
};

/** The plainest page there is: what the phone and the network take by themselves. */
const barePage = '<!doctype html><html lang="en"><title>Bare</title><p>A page of one line.</p></html>';

type Measured = {
  score: number;
  first: number;
  largest: number;
  blocking: number;
  'by processor': number;
  shift: number;
  longest: number;
  'longest by processor': number;
  requests: number;
};
type Visit = { name: string; open: (page: Page) => string | Promise<() => Promise<void>> };

/**
 * How the site opens on Lighthouse's simulated phone (an old one, on slow 4G), beside a bare page and beside the same
 * pages without their scripts. `--runs=1`, `--only=/assessment` and `--details` for the tasks that took longest.
 */
export async function measurePhone(): Promise<void> {
  const { runs, only, details } = parseArgs({
    options: {
      runs: { type: 'string', default: '3' },
      only: { type: 'string', default: '' },
      details: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  }).values;
  const site = await startSite();
  const silent = await serveWithoutScripts(site.site);
  const visits = visitsOf(site, silent.address).filter(({ name }) => !only || only.split(',').includes(name));
  const rows: Record<string, Measured[]> = {};
  // Run after run, not page after page: what disturbs the machine for a while then disturbs all of them.
  try {
    for (let run = 0; run < Number(runs); run += 1)
      for (const visit of visits) {
        const { measured, tasks } = await measure(visit);
        rows[visit.name] = [...(rows[visit.name] ?? []), measured];
        if (details) console.log(visit.name, measured, tasks);
      }
  } finally {
    silent.server.close();
    await site.stop();
  }
  console.log(`\nOn Lighthouse’s simulated phone: medians of ${runs}, times in milliseconds`);
  console.table(Object.fromEntries(Object.entries(rows).map(([name, all]) => [name, medians(all)])));
}

function visitsOf({ site }: SiteServer, silent: string): Visit[] {
  return [
    { name: 'bare page', open: () => `${silent}/bare` },
    ...pages.flatMap((path) => [
      { name: path, open: () => site + path },
      { name: `${path} without scripts`, open: () => silent + path },
    ]),
    { name: 'result', open: (page) => openResult(page, site) },
  ];
}

/**
 * A result that is loaded again, which is how people come back to it: until all of it is drawn. The page before is left
 * first. To take that down is work of the same thread, and would count as work of the new page.
 */
async function openResult(page: Page, site: string): Promise<() => Promise<void>> {
  await page.goto(`${site}/robots.txt`);
  await page.evaluate((kept) => localStorage.setItem('assessment_progress', kept), JSON.stringify(answered));
  await page.goto(`${site}/assessment/pa`);
  await page.locator('::-p-aria(Continue[role="button"])').click();
  await page.waitForSelector('#assessment-results');
  await whenKept(page);
  const entry = await page.evaluate(() => history.state);
  await page.goto('about:blank');
  await page.evaluateOnNewDocument((state) => history.replaceState(state, ''), entry);
  return async () => {
    await page.goto(`${site}/assessment/pa`);
    await page.waitForFunction(
      (end) => document.querySelector('#assessment-results')?.textContent.includes(end),
      { polling: 500 },
      notLegalAdvice,
    );
  };
}

/** Whoever comes back finds the site on the device; while it is being kept there, that takes the processor from the page. */
async function whenKept(page: Page): Promise<void> {
  const files = () =>
    page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const kept = await Promise.all(stores.map((store) => store.keys()));
      return kept.flat().length;
    });
  for (let before = -1, now = 0; now === 0 || now !== before; ) {
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 2000));
    now = await files();
  }
}

async function measure(visit: Visit): Promise<{ measured: Measured; tasks: unknown }> {
  for (let tries = 1; ; tries += 1) {
    const ran = await load(visit);
    const error = ran?.lhr.runtimeError;
    if (ran && !error) return { measured: figures(ran), tasks: longTasks(ran.lhr) };
    // Now and then it misses the start of a load, and asks to be run again.
    if (tries === 5) throw new Error(`${visit.name}: ${error?.message ?? 'Lighthouse said nothing.'}`);
  }
}

async function load({ open }: Visit): Promise<RunnerResult | undefined> {
  // A browser for each visit: nothing is kept from the one before.
  const { executablePath, args } = launchOptions(findChromium());
  const browser = await puppeteer.launch({ executablePath, args });
  try {
    const page = await browser.newPage();
    await page.goto('data:text/html,');
    return await navigation(page, await open(page), {
      flags: { onlyCategories: ['performance'], logLevel: 'error', disableStorageReset: true },
    });
  } finally {
    await browser.close();
  }
}

function figures({ lhr, artifacts }: RunnerResult): Measured {
  const cost = byProcessor(artifacts.Trace);
  const value = (audit: string) => Math.round(lhr.audits[audit]?.numericValue ?? Number.NaN);
  return {
    score: Math.round((lhr.categories.performance?.score ?? Number.NaN) * 100),
    first: value('first-contentful-paint'),
    largest: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    'by processor': cost.blocking,
    shift: Number((lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN).toFixed(3)),
    longest: Math.max(0, ...longTasks(lhr).map(({ duration }) => Math.round(duration))),
    'longest by processor': cost.longest,
    requests: itemsOf(lhr, 'network-requests').length,
  };
}

type Task = { url: string; duration: number; startTime: number };

function longTasks(lhr: Result): Task[] {
  return itemsOf(lhr, 'long-tasks') as Task[];
}

function itemsOf(lhr: Result, audit: string): unknown[] {
  const details = lhr.audits[audit]?.details;
  return details && 'items' in details && Array.isArray(details.items) ? details.items : [];
}

function medians(all: readonly Measured[]): Measured {
  const median = (key: keyof Measured) =>
    all.map((one) => one[key]).sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;
  return {
    score: median('score'),
    first: median('first'),
    largest: median('largest'),
    blocking: median('blocking'),
    'by processor': median('by processor'),
    shift: median('shift'),
    longest: median('longest'),
    'longest by processor': median('longest by processor'),
    requests: median('requests'),
  };
}

/** The same pages and files from another address, with every script taken out of the pages. */
async function serveWithoutScripts(site: string): Promise<{ server: Server; address: string }> {
  const server = createServer(async (request, reply) => {
    if (request.url === '/bare') return void reply.setHeader('content-type', 'text/html').end(barePage);
    const answer = await fetch(site + request.url, { headers: { 'accept-encoding': 'identity' } });
    const type = answer.headers.get('content-type') ?? '';
    reply
      .setHeader('content-type', type)
      .setHeader('cache-control', answer.headers.get('cache-control') ?? '');
    if (!type.startsWith('text/html')) return void reply.end(Buffer.from(await answer.arrayBuffer()));
    reply.end((await answer.text()).replaceAll(/<script[\s\S]*?<\/script>/g, ''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
