import type { MadeLink } from '@openslate/contract/made-links.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetLink, madeLinks, rememberLink } from './made-links.ts';

const now = new Date('2026-11-15T12:00:00Z');
const link = (id: string, expires = '2126-12-15T12:00:00.000Z'): MadeLink => ({
  id,
  deleteKey: `key of ${id}`,
  place: 'PA',
  made: '2026-11-15',
  expires,
});

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
  return () => vi.unstubAllGlobals();
});

describe('The links made on this device', () => {
  it('are remembered, the newest first, until they are deleted', () => {
    expect(rememberLink(link('a'))).toBe(true);
    expect(rememberLink(link('b'))).toBe(true);
    expect(madeLinks(now).map(({ id }) => id)).toEqual(['b', 'a']);
    forgetLink('b');
    expect(madeLinks(now)).toEqual([link('a')]);
    forgetLink('a');
    expect(stored.size).toBe(0);
  });

  it('are not shown once they have expired', () => {
    rememberLink(link('a'));
    expect(madeLinks(new Date('2126-12-15T11:59:59Z'))).toHaveLength(1);
    expect(madeLinks(new Date('2126-12-15T12:00:00Z'))).toEqual([]);
  });

  it.each(['', '{', 'null', '[{"id":1}]', '{"a":1}'])(
    'that read %j are none, and new ones still go in',
    (text) => {
      stored.set('shared_assessments', text);
      expect(madeLinks(now)).toEqual([]);
      expect(rememberLink(link('a'))).toBe(true);
      expect(madeLinks(now)).toHaveLength(1);
    },
  );

  it('last as long as the page in a browser that refuses, and it says so', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(rememberLink(link('a'))).toBe(false);
    expect(madeLinks(now)).toEqual([link('a')]);
  });
});
