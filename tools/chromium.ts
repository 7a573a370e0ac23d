import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { root } from './project.ts';

/** Without windows: it draws the same pages with half the work. */
const lightNames = ['chromium-headless-shell'];
const wholeNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Root has no user namespace to lock the browser into, and a test must not call home. */
const launchFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Until the end of 2026 browsers remembered a module that failed to load, and asked for it no more. People have those
  // browsers for years: what works in them works in the others too.
  '--disable-blink-features=ModuleMapDoNotCacheFailedFetch',
];

export function launchOptions(executablePath: string) {
  return { executablePath, args: launchFlags, env: inItsOwnTime(process.env) };
}

/** Under `faketime` a browser spins until nothing else can run: it stays in the time of the machine. */
function inItsOwnTime({ LD_PRELOAD, ...env }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return LD_PRELOAD?.includes('faketime') ? env : { LD_PRELOAD, ...env };
}

/** The path of a Chromium to test with, the light one where there is one. */
export function findChromium(): string {
  return given() ?? onThePath(lightNames) ?? findWholeChromium();
}

/** The path of a whole one. Installs it if the machine has none, and says what it does. */
export function findWholeChromium(say: (line: string) => void = console.log): string {
  const found = given() ?? onThePath(wholeNames) ?? playwrightsOwn();
  if (found) return found;
  say('No Chromium found. Installing one …');
  const installed = installPlaywrights(say) ?? installDebians(say);
  if (installed) return installed;
  throw new Error(
    'Chromium is needed and could not be installed. Install it and set CHROMIUM_PATH to its program.',
  );
}

/** Which one it is, as it says itself. */
export function versionOf(path: string): string {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return stdout?.trim() || 'says no version';
}

function given(): string | undefined {
  const path = process.env.CHROMIUM_PATH;
  if (!path) return undefined;
  if (isProgram(path)) return path;
  throw new Error(`CHROMIUM_PATH is ${path}, which is not a program.`);
}

function onThePath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function installPlaywrights(say: (line: string) => void): string | undefined {
  say('  Trying Playwright’s own.');
  const cli = join(root, 'node_modules', 'playwright-core', 'cli.js');
  // It keeps trying for long where its server cannot be reached.
  const { status } = spawnSync(process.execPath, [cli, 'install', '--with-deps', 'chromium'], {
    stdio: 'ignore',
    timeout: 240_000,
  });
  return status === 0 ? playwrightsOwn() : undefined;
}

function installDebians(say: (line: string) => void): string | undefined {
  say('  Trying Debian’s package.');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const command of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium'],
  ]) {
    const [program = '', ...args] = [...asRoot, ...command];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    if (spawnSync(program, args, { stdio: 'ignore', env }).status !== 0) return undefined;
  }
  return onThePath(wholeNames);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
