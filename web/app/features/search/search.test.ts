import { pathOfPlace, prerenderedPages, publicPages } from '@openslate/contract/site.ts';
import { placeNamed, places } from '@openslate/law/place/places.ts';
import { describe, expect, it } from 'vitest';
import { paths, topics } from '../help/answers.ts';
import { findIn } from './find.ts';
import { generalDocuments } from './general-documents.ts';
import { placeDocuments } from './place-documents.ts';
import { placesIn } from './places-in.ts';
import { readIndex, writeIndex } from './search-index.ts';

const documents = await generalDocuments();
const general = readIndex(writeIndex(documents));

async function groupsFor(typed: string) {
  const { places: named, rest } = placesIn(typed);
  const indexes = await Promise.all(
    named.map(async (place) => ({ place, index: readIndex(writeIndex(await placeDocuments(place))) })),
  );
  return findIn(general, indexes, rest);
}

const found = async (typed: string) => (await groupsFor(typed)).flatMap((group) => group.found);
const titles = async (typed: string) => (await found(typed)).map(({ title }) => title);

describe('the search of the site', () => {
  it.each([
    ['denied', 'The judge said no'],
    ['fee', 'I cannot pay the fee'],
    ['what does sealed mean', 'What do “expunged” and “sealed” mean?'],
    ['ohio', 'Ohio'],
    ['lawyer', 'Do I need a lawyer?'],
    ['attorney', 'Do I need a lawyer?'],
    ['pardon', 'When a record cannot be cleared'],
    ['backgroud chek', 'A background check still shows it'],
    ['expungment', 'What do “expunged” and “sealed” mean?'],
    ['abey', 'Abeyance'],
  ])('finds what “%s” is about', async (typed, title) => {
    expect(await titles(typed)).toContain(title);
  });

  it.each(['new jersey marijuana', 'NJ weed', 'marijuana new jersy', 'expunge cannabis in New Jersey'])(
    'finds for “%s” the way of that place first, on the page of its law',
    async (typed) => {
      const [first] = await found(typed);
      expect(first?.to).toMatch(/^\/record-relief\/nj#nj-marijuana/);
    },
  );

  it('finds a section of the law of a place, its fees, and who helps there', async () => {
    expect((await found('new jersey 2C:52-3'))[0]).toMatchObject({ kind: 'way', place: 'NJ' });
    expect((await found('new jersey cost')).map(({ to }) => to)).toContain('/record-relief/nj#fees');
    expect((await groupsFor('ohio legal aid')).map(({ title }) => title)).toContain('Ohio: who can help');
  });

  it('shows a place whole where nothing but its name was typed', async () => {
    const groups = await groupsFor('Wyoming');
    expect(groups.slice(0, 3).map(({ title }) => title.split(':')[0])).toEqual([
      'Wyoming',
      'Wyoming',
      'Wyoming',
    ]);
  });

  it('finds nothing where nothing fits, or nothing was typed', async () => {
    expect(await found('xylophone')).toEqual([]);
    expect(await found('  ')).toEqual([]);
  });

  it('knows every page of the site', () => {
    const known = documents.filter(({ kind }) => kind === 'page').map(({ to }) => to);
    expect(known).toEqual(expect.arrayContaining([...publicPages]));
    const links = [...topics.flatMap(({ answers }) => answers), ...paths].flatMap(({ links = [] }) => links);
    expect(links.filter(({ to }) => !prerenderedPages.includes(to.replace(/#.*/, '')))).toEqual([]);
  });

  it.each(places)('leads to the page of $name for all that stands there', async (place) => {
    const there = await placeDocuments(place);
    const page = pathOfPlace('/record-relief', place);
    expect(there.filter(({ to }) => !to.startsWith(`${page}#`))).toEqual([]);
    expect(new Set(there.map(({ kind }) => kind))).toEqual(new Set(['way', 'guide', 'helper']));
  });
});

describe('the name of a place', () => {
  it.each([
    ['pa expungement', 'PA', ['expungement']],
    ['district of columbia seal', 'DC', ['seal']],
    ['Pensylvania', 'PA', []],
    ['west virgina felony', 'WV', ['felony']],
    ['IN dismissed', 'IN', ['dismissed']],
    ['federal pardon', 'US', ['pardon']],
  ])('is read in “%s”', (typed, code, rest) => {
    expect(placesIn(typed)).toEqual({ places: [placeNamed(code)], rest });
  });

  it.each(['can I vote in or out', 'my main charge', 'tell me', 'EXPUNGE IT FOR ME'])(
    'is not read into “%s”',
    (typed) => {
      expect(placesIn(typed).places).toEqual([]);
    },
  );
});
