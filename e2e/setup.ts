import type { TestProject } from 'vitest/node';
import { findChromium } from '../tools/chromium.ts';
import { startSite } from './site-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    site: string;
    /** The folder with the database of that site. */
    data: string;
    chromium: string;
  }
}

/** One real server on the built site, with an empty database, for all journeys. */
export async function setup(project: TestProject) {
  const { site, data, stop } = await startSite();
  project.provide('site', site);
  project.provide('data', data);
  project.provide('chromium', findChromium());
  return stop;
}
