import { prerenderedPages } from '@openslate/contract/site.ts';
import { describe, expect, it } from 'vitest';
import { paths, topics } from './answers.ts';
import { entries, find } from './help-index.ts';

const titles = (typed: string) => find(typed).map(({ title }) => title);

describe('the search of the help page', () => {
  it.each([
    ['denied', 'The judge said no'],
    ['fee', 'I cannot pay the fee'],
    ['what does sealed mean', 'What do “expunged” and “sealed” mean?'],
    ['ohio', 'Ohio'],
    ['lawyer', 'Do I need a lawyer?'],
    ['pardon', 'When a record cannot be cleared'],
  ])('finds what “%s” is about', (typed, title) => {
    expect(titles(typed)).toContain(title);
  });

  it('finds nothing where nothing fits, or nothing was typed', () => {
    expect(find('xylophone')).toEqual([]);
    expect(find('  ')).toEqual([]);
  });

  it('leads only to pages that stand, each answer and word to a place of its own', () => {
    const isPage = (path: string) => (prerenderedPages as readonly string[]).includes(path);
    expect(entries.filter(({ to }) => !isPage(to.split('#')[0] ?? ''))).toEqual([]);
    expect(new Set(entries.map(({ to }) => to)).size).toBe(entries.length);
    const links = [...topics.flatMap(({ answers }) => answers), ...paths].flatMap(({ links = [] }) => links);
    expect(links.filter(({ to }) => !isPage(to))).toEqual([]);
  });
});
