import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadSettings } from './project.ts';

const folder = mkdtempSync(join(tmpdir(), 'openslate-settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function load(text: string, env: Record<string, string> = {}): Record<string, string> {
  const file = join(folder, 'settings');
  writeFileSync(file, text);
  loadSettings(file, env);
  return env;
}

describe('the file of settings', () => {
  it('is read, with comments, quotes and empty lines', () => {
    expect(load('# where\nPORT=4000\n\nHOST="127.0.0.1"\r\n')).toEqual({ PORT: '4000', HOST: '127.0.0.1' });
  });

  it('gives way to the environment', () => {
    expect(load('PORT=4000', { PORT: '5000' })).toEqual({ PORT: '5000' });
  });

  it('loses nothing to the mark some editors begin a file with', () => {
    expect(load('\uFEFFPORT=4000')).toEqual({ PORT: '4000' });
  });

  it('may be missing', () => {
    expect(() => loadSettings(join(folder, 'none'), {})).not.toThrow();
  });

  it('with a line that is not a setting is refused, and the line named', () => {
    expect(() => load('PORT=4000\nHOST 127.0.0.1')).toThrow('Line 2 of the file .env is not a setting.');
  });

  it('that is a folder is refused in words', () => {
    mkdirSync(join(folder, 'a-folder'));
    expect(() => loadSettings(join(folder, 'a-folder'), {})).toThrow('The file .env cannot be read.');
  });
});
