import { NewNews } from '@openslate/contract/news.ts';
import { describe, expect, it } from 'vitest';
import { blankDraft, draftOf, newsProblems, sentNews } from './news-draft.ts';

const good = { ...blankDraft('2026-11-15'), title: '  A new law in Ohio ' };

describe('a news item in the form', () => {
  it('is sent as the server takes it, without what is empty', () => {
    expect(newsProblems(good)).toEqual({});
    expect(sentNews(good)).toEqual({
      state: 'US',
      category: 'general',
      urgent: false,
      title: 'A new law in Ohio',
      date: '2026-11-15',
    });
    expect(NewNews.safeParse(sentNews(good)).success).toBe(true);
  });

  it('comes back from the server unchanged', () => {
    const source = { label: 'Ohio Senate', url: 'https://ohio.example/bill' };
    const item = { id: 'n1', ...sentNews(good), source };
    expect(sentNews(draftOf(item))).toEqual({
      ...sentNews(good),
      sourceLabel: source.label,
      sourceUrl: source.url,
    });
  });

  it.each([
    [{ title: ' abc ' }, 'title'],
    [{ title: 'a'.repeat(201) }, 'title'],
    [{ date: '' }, 'date'],
    [{ sourceLabel: 'Senate', sourceUrl: 'javascript:alert(1)' }, 'sourceUrl'],
    [{ sourceLabel: 'Senate', sourceUrl: 'http://ohio.example' }, 'sourceUrl'],
    [{ sourceLabel: 'Senate' }, 'sourceUrl'],
    [{ sourceLabel: 'a'.repeat(121), sourceUrl: 'https://ohio.example' }, 'sourceLabel'],
  ])('with %j is not sent before it is put right', (change, field) => {
    expect(Object.keys(newsProblems({ ...good, ...change }))).toEqual([field]);
  });
});
