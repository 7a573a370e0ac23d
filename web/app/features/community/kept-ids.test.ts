import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keys } from '../../storage/keys.ts';
import { keptIds } from './kept-ids.ts';

const { viewedPosts: seen, helpfulPosts: other } = keys;

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('what a browser remembers of posts', () => {
  it('is there on the next visit', () => {
    keptIds(seen).add('a');
    expect(keptIds(seen).has('a')).toBe(true);
    expect(keptIds(seen).has('b')).toBe(false);
    expect(keptIds(other).has('a')).toBe(false);
  });

  it('is bounded, and the oldest goes first', () => {
    const ids = keptIds(seen, 2);
    for (const id of ['a', 'b', 'a', 'c']) ids.add(id);
    expect(JSON.parse(storage.get(seen.name) ?? '')).toEqual(['c', 'a']);
  });

  it.each(['{', '{}', 'null', '[1, null, {"a": 1}]'])('is empty where %s is stored', (spoiled) => {
    storage.set(seen.name, spoiled);
    const ids = keptIds(seen);
    expect(ids.has('a')).toBe(false);
    ids.add('a');
    expect(JSON.parse(storage.get(seen.name) ?? '')).toEqual(['a']);
  });

  it('lasts as long as the page where nothing can be stored', () => {
    vi.stubGlobal('localStorage', undefined);
    const ids = keptIds(seen);
    ids.add('a');
    expect(ids.has('a')).toBe(true);
  });
});
