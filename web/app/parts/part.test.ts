import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { part } from './part.ts';

describe('a part', () => {
  it('is asked for again after it failed, and only once after it came', async () => {
    const answers = [Promise.reject(new Error('No network.')), Promise.resolve('here')];
    const letters = part(() => answers.shift() ?? Promise.reject(new Error('Asked once too often.')));
    await expect(letters.load()).rejects.toThrow('No network.');
    expect(letters.loaded()).toBeUndefined();
    expect(await Promise.all([letters.load(), letters.load()])).toEqual(['here', 'here']);
    expect(letters.loaded()).toBe('here');
    expect(await letters.load()).toBe('here');
  });
});

describe('the code of the site', () => {
  const app = fileURLToPath(new URL('..', import.meta.url));
  const sources = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );

  /** What loading itself is made of. */
  const loading = ['parts/part.ts', 'parts/load-part.ts', 'parts/start-page.ts'];

  it('names every part that is loaded later in one way, whose failures are not kept', () => {
    const bare = sources.filter((file) => {
      // What the router asks for is not known before.
      const code = readFileSync(app + file, 'utf8').replaceAll('import(/* @vite-ignore */', '');
      const named = code.match(/\bpart\(\s*\(\) =>\s*import\(/g) ?? [];
      return (code.match(/\bimport\(/g) ?? []).length > named.length;
    });
    expect(sources.length).toBeGreaterThan(100);
    expect(bare.filter((file) => !loading.includes(file))).toEqual([]);
  });
});
