import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newsIds } from './news-ids.ts';
import { secondsFor } from './pace.ts';
import { areNewsOpen, countNew, keepNewsOpen, noteSeen, seenNews } from './seen-news.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
}

describe('the pace of the news', () => {
  it('is 72 pixels a second, whatever the width', () => {
    expect(secondsFor(72)).toBe(1);
    expect(secondsFor(3600)).toBe(50);
    expect(secondsFor(0)).toBe(0);
  });
});

describe('what the items are called', () => {
  it.each([
    [{ data: [{ id: 'a', title: 'A' }, { id: 'b' }] }, ['a', 'b']],
    [{ data: [] }, []],
    [{ data: [null, { id: 1 }, { id: 'c' }] }, ['c']],
    [{ data: 'a' }, undefined],
    [null, undefined],
    [undefined, undefined],
    ['<html>', undefined],
  ])('is read out of %j', (answer, ids) => {
    expect(newsIds(answer)).toEqual(ids);
  });
});

describe('what was seen of the news', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', storage());
    vi.stubGlobal('sessionStorage', storage());
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is not new any more, and what comes later is', () => {
    expect(countNew(['a', 'b'], seenNews())).toBe(2);
    noteSeen(['a', 'b']);
    expect(countNew(['c', 'a', 'b'], seenNews())).toBe(1);
  });

  it('is forgotten with the item', () => {
    noteSeen(['a', 'b']);
    noteSeen(['b']);
    expect(seenNews()).toEqual(['b']);
  });

  it.each(['{', '"a"', '[1, "a"]', 'null'])('is what can be read of %s', (stored) => {
    localStorage.setItem('newsTickerSeen', stored);
    expect(seenNews()).toEqual(stored.includes('[') ? ['a'] : []);
  });

  it('is open or closed for the tab', () => {
    expect(areNewsOpen()).toBe(false);
    keepNewsOpen(true);
    expect(areNewsOpen()).toBe(true);
    expect(sessionStorage.getItem('newsTickerVisible')).toBe('true');
    keepNewsOpen(false);
    expect(areNewsOpen()).toBe(false);
  });

  it('lasts as long as the page in a browser that keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    keepNewsOpen(true);
    expect(areNewsOpen()).toBe(true);
    noteSeen(['a']);
    expect(seenNews()).toEqual(['a']);
  });
});
