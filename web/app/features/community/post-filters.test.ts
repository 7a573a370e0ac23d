import { describe, expect, it } from 'vitest';
import { filtersIn, narrows, paramsOf } from './post-filters.ts';

const read = (query: string) => filtersIn(new URLSearchParams(query));

describe('the filters in an address', () => {
  it.each([
    '',
    'state=PA',
    'category=legal_questions',
    'q=waiting+period',
    'sort=helpful',
    'state=other&category=process_help&q=fees&sort=helpful',
  ])('come back as they were: ?%s', (query) => {
    expect(new URLSearchParams(paramsOf(read(query))).toString()).toBe(query);
  });

  it('leave out what the forum does not know', () => {
    expect(read('state=ZZ&category=gossip&sort=random&post=1')).toEqual({ sort: 'newest' });
    expect(read('q=%20%20')).toEqual({ sort: 'newest' });
  });

  it('cut words to what the server takes', () => {
    expect(read(`q=${'a'.repeat(300)}`).q).toHaveLength(100);
  });

  it('narrow the list by state, category and words, but not by order', () => {
    expect(narrows(read('sort=helpful'))).toBe(false);
    for (const query of ['state=CA', 'category=general_support', 'q=fee'])
      expect(narrows(read(query))).toBe(true);
  });
});
