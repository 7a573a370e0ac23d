import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { finishSite } from '../web/build-steps/finish-site.ts';
import { publicSettings } from '../web/build-steps/settings.ts';
import { root } from './project.ts';

const web = `${root}/web`;
const stamp = `${web}/build/.built-from`;

/** Builds the site, unless it stands already for the same sources and the same settings. */
export async function buildSite({ always = false } = {}): Promise<void> {
  const settings = readSettings();
  const wanted = fingerprint(settings);
  if (!always && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) {
    console.log('The site is built already.');
    return;
  }
  const started = Date.now();
  console.log('Building the site …');
  runReactRouter();
  await finishSite({ folder: `${web}/build`, publicUrl: settings.PUBLIC_URL });
  writeFileSync(stamp, wanted);
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

function readSettings() {
  try {
    return publicSettings(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

function fingerprint(settings: object): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  const sources = globSync(['{web,law,contract}/**/*', 'package-lock.json'], {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|build|\.react-router|.*\.test\.tsx?)$/.test(path),
    withFileTypes: false,
  });
  for (const path of sources.sort()) {
    const content = readSource(`${root}/${path}`);
    if (content) hash.update(path).update(content);
  }
  return hash.digest('hex');
}

function readSource(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EISDIR') return undefined;
    throw error;
  }
}

function runReactRouter(): void {
  const { status, stdout, stderr } = spawnSync('react-router', ['build'], {
    cwd: web,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error(stdout, stderr, '\nThe site could not be built. Read the lines above.');
  process.exit(1);
}
