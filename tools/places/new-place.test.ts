import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../project.ts';
import { readFolder, readFolders } from './folders.ts';
import { listedFiles } from './listed.ts';
import { writeNewPlace } from './new-place.ts';

const copy = mkdtempSync(join(tmpdir(), 'openslate-place-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const whole = [
  'cases.ts',
  'code.ts',
  'crimes.ts',
  'grades.ts',
  'guide.ts',
  'place.ts',
  'questions.ts',
  'reliefs.ts',
  'said.ts',
  'sources.ts',
  'zz.test.ts',
];

describe('a new place', () => {
  const own = join(copy, 'law/jurisdictions/zz');
  const begin = () =>
    writeNewPlace(own, { code: 'ZZ', name: 'Nowhere', timeZone: 'America/New_York' }, '2026-11-17');

  beforeAll(() => {
    for (const part of ['law', 'tsconfig.base.json'])
      cpSync(join(root, part), join(copy, part), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  });

  it('has every file that a place is made of, and compiles once it is listed', async () => {
    expect(begin().sort()).toEqual(whole);
    expect(readdirSync(own).sort()).toEqual(whole);
    const folders = [...(await readFolders()), await readFolder('zz', join(copy, 'law/jurisdictions'))];
    for (const [file, text] of listedFiles(folders)) writeFileSync(join(copy, file), text);
    const { stdout, status } = spawnSync('tsc', ['-p', join(copy, 'law')], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
  });

  it('keeps what was written in it when it is begun a second time', () => {
    const file = join(own, 'said.ts');
    const text = `${readFileSync(file, 'utf8')}// More.\n`;
    writeFileSync(file, text);
    rmSync(join(own, 'guide.ts'));
    expect(begin()).toEqual(['guide.ts']);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});
