import { postCategories, postStates } from '@openslate/contract/forum.ts';
import { describe, expect, it } from 'vitest';
import { shortened } from './shortened.ts';
import { agoWords, categoryLabel, categoryWords, counted, dayWords, stateName } from './wording.ts';

describe('the words of a post', () => {
  it('say the category with spaces', () => {
    expect(postCategories.map(categoryWords)).toEqual([
      'general support',
      'success stories',
      'legal questions',
      'process help',
    ]);
    expect(categoryLabel('legal_questions')).toBe('Legal questions');
  });

  it('name every state', () => {
    expect(new Set(postStates.map(stateName)).size).toBe(postStates.length);
    expect(stateName('CA')).toBe('California');
    expect(stateName('other')).toBe('Other');
  });

  it.each([
    ['2026-11-15T11:59:45Z', 'less than a minute ago'],
    ['2026-11-15T11:00:00Z', 'about 1 hour ago'],
    ['2026-11-12T12:00:00Z', '3 days ago'],
    // The clock of the reader may be a little slow.
    ['2026-11-15T12:00:20Z', 'less than a minute ago'],
  ])('say of %s that it was %s', (moment, words) => {
    expect(agoWords(moment, new Date('2026-11-15T12:00:00Z'))).toBe(words);
  });

  it('write days and numbers the American way', () => {
    expect(dayWords('2026-11-15T12:00:00Z')).toBe('November 15, 2026');
    expect(counted(1, 'view', 'views')).toBe('1 view');
    expect(counted(1204, 'view', 'views')).toBe('1,204 views');
    expect(counted(12_030_004, 'view', 'views')).toBe('12,030,004 views');
  });
});

describe('a post in the list', () => {
  it('is whole unless it is long', () => {
    expect(shortened('a '.repeat(450))).toBe('a '.repeat(450));
  });

  it('is cut at the end of a word when it is long', () => {
    const text = 'longish '.repeat(200);
    expect(shortened(text)).toMatch(/longish$/);
    expect(shortened(text).length).toBeLessThanOrEqual(700);
  });

  it('is cut anywhere when it has no words', () => {
    expect(shortened('x'.repeat(2000))).toBe('x'.repeat(700));
  });
});
