import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { inject } from 'vitest';
import { launchOptions } from '../tools/chromium.ts';

/*
 * Opening a tab on a device of its own takes a browser three times the work of showing a page in it. So all files that
 * run in one worker share a browser and its tabs. Between two tests a tab forgets everything but the files of the
 * site, which a browser keeps for a year anyway.
 */

export type TabOptions = Pick<
  BrowserContextOptions,
  'viewport' | 'colorScheme' | 'permissions' | 'javaScriptEnabled'
> & {
  /** What the clock of the device says. */
  today?: string;
  /** The time of the device can be moved on by hand. */
  clock?: boolean;
  /** What the device holds for the site, by its name. */
  stored?: Record<string, string>;
  /** Not even the files of the site are on the device. */
  firstVisit?: boolean;
  /** The device may keep the site, to show it without the network. */
  keepsSite?: boolean;
  /** Runs before any script of the site. */
  before?: () => void;
};

export type Tab = {
  readonly page: Page;
  /** For the next test, as good as new. */
  readonly giveBack: () => Promise<void>;
};

type Device = {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly site: string;
  /** What a device is for good: for which site, in which browser, whether scripts run, and whether its clock was ever set. */
  readonly kind: string;
  today?: string;
};

/** No script runs here. */
const quietPageOf = (site: string) => `${site}/robots.txt`;
const desktop = { width: 1280, height: 900 };

const free: Device[] = [];

/** By their programs. */
const started = new Map<string, Promise<Browser>>();

/** A tab of a device on which nobody has been. */
export async function takeTab(options: TabOptions, site: string): Promise<Tab> {
  const { today, stored, permissions, viewport = desktop, colorScheme = 'light' } = options;
  const device = await takeDevice(options, site);
  const { context, page } = device;
  await page.setViewportSize(viewport ?? desktop);
  await page.emulateMedia({ media: null, contrast: 'no-preference', reducedMotion: 'reduce', colorScheme });
  if (permissions) await context.grantPermissions(permissions, { origin: site });
  if (today && today !== device.today) await context.clock.setFixedTime(`${today}T17:00:00Z`);
  Object.assign(device, { today });
  if (stored) await page.evaluate((items) => Object.assign(localStorage, items), stored);
  const isOwn = options.firstVisit || options.before || options.clock || options.keepsSite;
  return { page, giveBack: () => (isOwn ? context.close() : clean(device)) };
}

async function takeDevice(
  { firstVisit, before, clock, today, keepsSite, permissions, javaScriptEnabled = true }: TabOptions,
  site: string,
): Promise<Device> {
  // A browser without windows has no place to show a notification.
  const program = inject(permissions?.includes('notifications') ? 'wholeChromium' : 'chromium');
  const kind = `${site} ${program} ${javaScriptEnabled} ${today !== undefined}`;
  const isOwn = firstVisit || before || clock || keepsSite;
  const index = isOwn ? -1 : free.findIndex((device) => device.kind === kind);
  const [used] = index < 0 ? [] : free.splice(index, 1);
  if (used) return used;
  const browser = await browserOf(program);
  const context = await browser.newContext({ javaScriptEnabled });
  // What a test has the network do would not reach what the device holds.
  if (!keepsSite) await context.addInitScript(keepNothing);
  const ahead = inject('ahead');
  if (ahead !== 0 && !clock && today === undefined) await context.addInitScript(runAhead, ahead);
  // To end a run that hangs, on the slowest of machines.
  context.setDefaultTimeout(60_000);
  if (before) await context.addInitScript(before);
  // From the time of the tests on: that of the browser may be another.
  if (clock) await context.clock.install({ time: Date.now() });
  const page = await context.newPage();
  await page.goto(quietPageOf(site));
  return { context, page, site, kind };
}

function browserOf(program: string): Promise<Browser> {
  const browser = started.get(program) ?? chromium.launch(launchOptions(program));
  started.set(program, browser);
  return browser;
}

/** A page has the day of its server, also where the browser could not be moved along. */
function runAhead(by: number): void {
  const { now } = Date;
  window.Date = class extends Date {
    constructor(...given: unknown[]) {
      super(...((given.length === 0 ? [now() + by] : given) as ConstructorParameters<DateConstructor>));
    }
    static override now = () => now() + by;
  } as DateConstructor;
}

/** As in a browser that cannot keep a site. */
function keepNothing(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

async function clean(device: Device): Promise<void> {
  const { context, page, site } = device;
  try {
    await Promise.all(context.pages().map((each) => each !== page && each.close()));
    for (const event of ['request', 'response', 'console', 'pageerror'] as const)
      page.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.clearPermissions();
    await page.goto(quietPageOf(site));
    await page.mouse.move(0, 0);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    const session = await context.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin: site, storageTypes: 'all' });
    await session.send('Page.resetNavigationHistory');
    await session.detach();
    free.push(device);
  } catch {
    // A test closed it, or it broke: it is not for the next one.
    await context.close();
  }
}
