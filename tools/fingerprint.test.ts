import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.ts';

const folder = mkdtempSync(join(tmpdir(), 'openslate-fingerprint-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

const settings = { PUBLIC_URL: 'https://a.example' };

describe('the fingerprint of the site', () => {
  beforeEach(() => {
    for (const path of ['web/app/root.tsx', 'law/place/places.ts', 'contract/site.ts', 'package-lock.json'])
      write(path, '1');
  });

  it.each([
    'web/app/root.tsx',
    'law/place/places.ts',
    'contract/site.ts',
    'package-lock.json',
    'web/public/new.png',
  ])('changes with %s', (path) => {
    const before = fingerprint(folder, settings);
    write(path, `2 ${path}`);
    expect(fingerprint(folder, settings)).not.toBe(before);
  });

  it('changes with a setting that is shown in pages', () => {
    expect(fingerprint(folder, { PUBLIC_URL: 'https://b.example' })).not.toBe(fingerprint(folder, settings));
  });

  it.each([
    'web/build/client/index.html',
    'web/app/root.test.tsx',
    'server/app.ts',
    'web/node_modules/x/index.js',
  ])('does not change with %s', (path) => {
    const before = fingerprint(folder, settings);
    write(path, 'anything');
    expect(fingerprint(folder, settings)).toBe(before);
  });
});
