import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { root } from './project.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A project with nothing in it but its first step, and a Node that says it is of some version. */
function projectWithNode(version: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'openslate-bootstrap-'));
  folders.push(folder);
  mkdirSync(join(folder, 'tools'));
  mkdirSync(join(folder, 'node_modules/node/bin'), { recursive: true });
  copyFileSync(`${root}/tools/bootstrap.mjs`, join(folder, 'tools/bootstrap.mjs'));
  writeFileSync(join(folder, 'package.json'), '{ "dependencies": { "node": "24.21.0" } }');
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  const program = join(folder, 'node_modules/node/bin/node');
  writeFileSync(
    program,
    `#!/bin/sh\n[ "$1" = --version ] && echo ${version} || echo "ran $(basename "$1") $2"\n`,
  );
  chmodSync(program, 0o755);
  const installed = createHash('sha256')
    .update(`${process.platform} ${process.arch} `)
    .update('{}')
    .digest('hex');
  writeFileSync(join(folder, 'node_modules/.installed'), installed);
  return folder;
}

function run(folder: string, ...args: string[]) {
  return spawnSync(process.execPath, ['tools/bootstrap.mjs', ...args], { cwd: folder, encoding: 'utf8' });
}

/** A program that runs until it is told to stop, and leaves a note that it was. */
const patient = `#!/bin/sh
[ "$1" = --version ] && { echo v24.21.0; exit; }
trap 'echo stopped > note; exit' TERM
echo started > note
while :; do sleep 0.05; done
`;

describe('the first step', () => {
  it('hands over to the script on the Node that the project pins', () => {
    const { status, stdout } = run(projectWithNode('v24.21.0'), 'start', '--flag');
    expect(stdout).toBe('ran start.ts --flag\n');
    expect(status).toBe(0);
  });

  it('stops with a clear message if the installed Node is another one', () => {
    const { status, stderr } = run(projectWithNode('v20.20.2'), 'start');
    expect(stderr).toContain('OpenSlate runs on Node 24.21.0');
    expect(stderr).toContain('found Node 20.20.2');
    expect(stderr).toContain('install script');
    expect(status).toBe(1);
  });

  it('installs again when the lock file has changed, and says so if that fails', () => {
    const folder = projectWithNode('v24.21.0');
    writeFileSync(join(folder, 'package-lock.json'), '{ "lockfileVersion": 3, "packages": 1 }');
    const { status, stdout, stderr } = run(folder, 'start');
    expect(stdout).toContain('Installing packages');
    expect(stderr).toContain('The packages could not be installed');
    expect(status).toBe(1);
  });

  it('stops what it started when npm goes away without a word', async () => {
    const folder = projectWithNode('v24.21.0');
    writeFileSync(join(folder, 'node_modules/node/bin/node'), patient);
    const note = () =>
      existsSync(join(folder, 'note')) ? readFileSync(join(folder, 'note'), 'utf8').trim() : '';
    const shell = spawn('sh', ['-c', `"${process.execPath}" tools/bootstrap.mjs start; true`], {
      cwd: folder,
    });
    await expect.poll(note, { timeout: 10_000 }).toBe('started');
    shell.kill('SIGKILL');
    await expect.poll(note, { timeout: 10_000 }).toBe('stopped');
  });
});
