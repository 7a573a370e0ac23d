import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../project.ts';
import { readFolder, readFolders } from './folders.ts';
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
];

describe('a new place', async () => {
  const toEnter = (await readFolders()).find((each) => !each.entered);
  if (!toEnter) return it.skip('can be begun no more: all are entered', () => {});
  const { folder, place } = toEnter;
  const own = join(copy, 'law/jurisdictions', folder);
  const begin = () => writeNewPlace(own, place.code, '2026-11-17');

  beforeAll(() => {
    for (const part of ['law', 'tsconfig.base.json'])
      cpSync(join(root, part), join(copy, part), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  });

  it('has every file that a place is made of, and compiles', () => {
    expect(begin().sort()).toEqual([...whole, `${folder}.test.ts`].sort());
    expect(readdirSync(own).sort()).toEqual([...whole, `${folder}.test.ts`].sort());
    const { stdout, status } = spawnSync('tsc', ['-p', join(copy, 'law')], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
  });

  it('is not entered before a relief stands in its law', async () => {
    expect((await readFolder(folder, join(copy, 'law/jurisdictions'))).entered).toBe(false);
  });

  it('keeps what was written in it when it is begun a second time', () => {
    const file = join(own, 'said.ts');
    const text = `${readFileSync(file, 'utf8')}// More.\n`;
    writeFileSync(file, text);
    rmSync(join(own, 'guide.ts'));
    expect(begin()).toEqual(['guide.ts']);
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect(readFileSync(join(own, 'place.ts'), 'utf8').match(/verified:/g)).toHaveLength(1);
  });
});
