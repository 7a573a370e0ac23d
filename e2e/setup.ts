import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { tellIfApart } from '../server/testing/clocks.ts';
import { findChromium, findWholeChromium, launchOptions } from '../tools/chromium.ts';
import { startSite } from './site-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    site: string;
    /** The folder with the database of that site. */
    data: string;
    chromium: string;
    /** One that could also show a window. */
    wholeChromium: string;
    /** In milliseconds: by how much the tests run ahead of the browser's clock. */
    ahead: number;
  }
}

/** One real server on the built site, with an empty database, for all journeys. */
export async function setup(project: TestProject) {
  const { site, data, stop } = await startSite();
  project.provide('site', site);
  project.provide('data', data);
  const path = findChromium();
  project.provide('chromium', path);
  project.provide('wholeChromium', findWholeChromium());
  // Only `faketime` moves one of the clocks.
  const browserTime = process.env.FAKETIME ? await timeOf(path) : Date.now();
  tellIfApart('Chromium', browserTime);
  project.provide('ahead', process.env.FAKETIME ? Date.now() - browserTime : 0);
  return stop;
}

async function timeOf(path: string): Promise<number> {
  const browser = await chromium.launch(launchOptions(path));
  const page = await browser.newPage();
  const time = await page.evaluate(() => Date.now());
  await browser.close();
  return time;
}
