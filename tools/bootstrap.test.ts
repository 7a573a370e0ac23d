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
  putNode(folder, `#!/bin/sh\n[ "$1" = --version ] && echo ${version} || echo "ran $(basename "$1") $2"\n`);
  const installed = createHash('sha256')
    .update(`${process.platform} ${process.arch} `)
    .update('{}')
    .digest('hex');
  writeFileSync(join(folder, 'node_modules/.installed'), installed);
  return folder;
}

/** A program in the place of Node, and the checksum by which it is known. */
function putNode(folder: string, program: string): void {
  const file = join(folder, 'node_modules/node/bin/node');
  writeFileSync(file, program);
  chmodSync(file, 0o755);
  expectNode(folder, program);
}

function expectNode(folder: string, program: string, { version = '24.21.0', platform = thisOne } = {}): void {
  const sha256 = { [platform]: createHash('sha256').update(program).digest('hex') };
  writeFileSync(join(folder, 'tools/node-checksums.json'), JSON.stringify({ version, sha256 }));
}

const thisOne = `${process.platform}-${process.arch}`;

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

describe('the checksums of Node', () => {
  const { version, sha256 } = JSON.parse(readFileSync(`${root}/tools/node-checksums.json`, 'utf8'));
  const pinned = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')).dependencies.node;

  it('are those of the version that the project pins: run `node tools/node-checksums.ts` when it moves', () => {
    expect(version).toBe(pinned);
    for (const platform of ['linux-arm64', 'linux-x64']) expect(sha256[platform]).toMatch(/^[\da-f]{64}$/);
  });

  it('fit the Node that runs this', () => {
    const known = sha256[thisOne] ?? 'not known for this platform';
    const found = createHash('sha256').update(readFileSync(process.execPath)).digest('hex');
    expect([found, 'not known for this platform']).toContain(known);
  });
});

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

  it('refuses a Node that is not the expected one, byte by byte, before it runs', () => {
    const folder = projectWithNode('v24.21.0');
    const note = join(folder, 'note');
    putNode(folder, `#!/bin/sh\necho ran > ${note}\necho v24.21.0\n`);
    expectNode(folder, 'what was published');
    const { status, stderr } = run(folder, 'start');
    expect(stderr).toMatch(/is not the Node 24\.21\.0 that OpenSlate expects, and was not started\./);
    expect(stderr).toMatch(/expected [\da-f]{64}\nfound {4}[\da-f]{64}\n/);
    expect(status).toBe(1);
    expect(existsSync(note)).toBe(false);
  });

  it.each([
    ['platform', { platform: 'plan9-mips' }],
    ['version', { version: '24.20.0' }],
  ])('says so where it has no checksum for this %s, and goes on', (_, known) => {
    const folder = projectWithNode('v24.21.0');
    expectNode(folder, 'any', known);
    const { status, stdout, stderr } = run(folder, 'start');
    expect(stderr).toBe(`Node 24.21.0 is not checked: its checksum for ${thisOne} is not known here.\n`);
    expect(stdout).toBe('ran start.ts \n');
    expect(status).toBe(0);
  });

  it('installs again when the lock file has changed, and says so if that fails', () => {
    const folder = projectWithNode('v24.21.0');
    writeFileSync(join(folder, 'package-lock.json'), '{ "lockfileVersion": 3, "packages": 1 }');
    const { status, stdout, stderr } = run(folder, 'start');
    expect(stderr).toContain('Installing packages');
    expect(stdout).toBe('');
    expect(stderr).toContain('The packages could not be installed');
    expect(status).toBe(1);
  });

  it('stops what it started when npm goes away without a word', async () => {
    const folder = projectWithNode('v24.21.0');
    putNode(folder, patient);
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
