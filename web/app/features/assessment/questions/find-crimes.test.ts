import { loadCrimes } from '@openslate/law/jurisdictions/index.ts';
import { crimesOf } from '@openslate/law/place/crime.ts';
import { placeCodes } from '@openslate/law/place/places.ts';
import { describe, expect, it } from 'vitest';
import { findCrimes } from './find-crimes.ts';

const crimes = crimesOf({
  'Penal Law §': `
    155.25 | Petit larceny | shoplifting
    155.30 | Grand larceny, fourth degree
    120.00 | Assault, third degree
    120.05 | Assault, second degree
    221.10 | Criminal possession of marihuana, fifth degree
    140.10 | Criminal trespass, third degree
  `,
  '35 P.S. §': `
    780-113(a)(30) | Delivery, or possession with intent to deliver
  `,
  'VTL §': `
    1192 | Driving while intoxicated
  `,
  'K.S.A.': `
    8-2,144 | Commercial driving under the influence
  `,
});

const found = (typed: string) => findCrimes(crimes, typed).map(({ number }) => number);

describe('a crime is found', () => {
  it.each([
    ['petit larceny', '155.25'],
    ['Shoplifting', '155.25'],
    ['stealing', '155.25'],
    ['weed', '221.10'],
    ['dui', '1192'],
    ['drunk driving', '1192'],
    ['assault 2nd degree', '120.05'],
    ['second degree assault', '120.05'],
    ['trespassing', '140.10'],
    ['larcney', '155.25'],
    ['marajuana', '221.10'],
    ['155.25', '155.25'],
    ['PL 155.25', '155.25'],
    ['15525', '155.25'],
    ['VTL 1192(3)', '1192'],
    ['K.S.A. 8-2,144', '8-2,144'],
    ['82144', '8-2,144'],
    ['35 P.S. § 780-113(a)(30)', '780-113(a)(30)'],
  ])('by “%s”', (typed, number) => {
    expect(found(typed)).toContain(number);
  });

  it('by the number as far as it is typed', () => {
    expect(found('155')).toEqual(['155.25', '155.30']);
    expect(found('155.3')).toEqual(['155.30']);
  });

  it('the likeliest first', () => {
    expect(found('larceny')[0]).toBe('155.25');
    expect(found('assault, second')[0]).toBe('120.05');
  });

  it('what a place calls otherwise before what only has the word in its name', async () => {
    const names = findCrimes(await loadCrimes('NY'), 'theft').map(({ name }) => name);
    expect(names.indexOf('Petit larceny')).toBeLessThan(3);
  });

  it.each(['', '   ', 'zebra', '999.99', '§', '(('])('by nothing like “%s”', (typed) => {
    expect(found(typed)).toEqual([]);
  });
});

describe.each(placeCodes)('in %s', (code) => {
  it.each(['shoplifting', 'theft', 'fight', 'drugs', 'murder'])('“%s” finds something', async (typed) => {
    expect(findCrimes(await loadCrimes(code), typed).length).toBeGreaterThan(0);
  });

  it('every crime is found by its number and by its name', async () => {
    const all = await loadCrimes(code);
    for (const crime of all) {
      const alike = all.filter(({ name }) => name === crime.name).length;
      expect(findCrimes(all, crime.section), crime.section).toContainEqual(crime);
      // Of those with one name, a list shows only the first.
      if (alike < 8) expect(findCrimes(all, crime.name), crime.name).toContainEqual(crime);
    }
  });
});
