import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetPostKey, keepPostKey, keyOfPost } from './post-keys.ts';

const storage = new Map<string, string>();
const localStorage = {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
  removeItem: (key: string) => storage.delete(key),
};

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', localStorage);
});
afterEach(() => vi.unstubAllGlobals());

describe('the key to a post', () => {
  it('is kept until the post is deleted', () => {
    expect(keepPostKey('post', 'key')).toBe(true);
    expect(keyOfPost('post')).toBe('key');
    forgetPostKey('post');
    expect(keyOfPost('post')).toBeUndefined();
    expect(storage.size).toBe(0);
  });

  it('is kept for the hundred newest posts', () => {
    for (let count = 0; count <= 100; count += 1) keepPostKey(`post-${count}`, `key-${count}`);
    expect(keyOfPost('post-0')).toBeUndefined();
    expect(keyOfPost('post-1')).toBe('key-1');
    expect(keyOfPost('post-100')).toBe('key-100');
  });

  it('lasts as long as the page where the browser keeps nothing, and says so', () => {
    const refuse = () => {
      throw new Error('No room.');
    };
    vi.stubGlobal('localStorage', { ...localStorage, setItem: refuse });
    expect(keepPostKey('post', 'key')).toBe(false);
    expect(keyOfPost('post')).toBe('key');
  });
});
