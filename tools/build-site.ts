import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { finishSite } from '../web/build-steps/finish-site.ts';
import { publicSettings } from '../web/build-steps/settings.ts';
import { fingerprint } from './fingerprint.ts';
import { root } from './project.ts';

const web = `${root}/web`;
const stamp = `${web}/build/.built-from`;

/** Builds the site, unless it stands already for the same sources and settings. Tells whether it stands now. */
export async function buildSite({ always = false } = {}): Promise<boolean> {
  const settings = publicSettings(process.env);
  const wanted = fingerprint(root, settings);
  if (!always && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) {
    console.log('The site is built already.');
    return true;
  }
  const started = Date.now();
  console.log('Building the site …');
  if (!(await runReactRouter())) return false;
  await finishSite({ folder: `${web}/build`, settings });
  writeFileSync(stamp, wanted);
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  return true;
}

async function runReactRouter(): Promise<boolean> {
  const child = spawn('react-router', ['build'], {
    cwd: web,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const status = await new Promise((resolve) => {
    child.on('error', (error) => {
      output += error.message;
      resolve(1);
    });
    child.on('close', resolve);
  });
  if (status !== 0) console.error(output, '\nThe site could not be built. Read the lines above.');
  return status === 0;
}
