import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newsIds } from './news-ids.ts';
import { secondsFor } from './pace.ts';
import { areNewsOpen, countNew, keepNewsOpen, knownBefore, noteSeen } from './seen-news.ts';

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

describe('what is new', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', storage());
    vi.stubGlobal('sessionStorage', storage());
  });
  afterEach(() => vi.unstubAllGlobals());

  const countAmong = (...ids: string[]) => countNew(ids, knownBefore(ids));
  const comesBack = () => vi.stubGlobal('sessionStorage', storage());

  it('is nothing at the first visit, which leaves nothing behind', () => {
    expect(countAmong('a', 'b')).toBe(0);
    expect(localStorage.getItem('newsTickerSeen')).toBeNull();
    comesBack();
    expect(countAmong('c', 'a', 'b')).toBe(0);
  });

  it('is what came since the last visit, for as long as the visit lasts', () => {
    noteSeen(['a', 'b']);
    expect(countAmong('a', 'b')).toBe(0);
    comesBack();
    expect(countAmong('d', 'c', 'a')).toBe(2);
    expect(countAmong('d', 'c', 'a')).toBe(2);
    comesBack();
    expect(countAmong('d', 'c', 'a')).toBe(0);
  });

  it('is nothing once they were opened', () => {
    noteSeen(['a']);
    comesBack();
    expect(countAmong('b', 'a')).toBe(1);
    noteSeen(['b', 'a']);
    expect(countAmong('b', 'a')).toBe(0);
  });

  it.each(['{', '"a"', 'null'])('is nothing where %s was left behind', (stored) => {
    localStorage.setItem('newsTickerSeen', stored);
    expect(countAmong('a')).toBe(0);
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
    expect(countAmong('b', 'a')).toBe(1);
  });
});
