import { loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import { cite, rule } from '@openslate/law/place/relief.ts';
import { years } from '@openslate/law/record/day.ts';
import { waited } from '@openslate/law/vocabulary/waiting.ts';
import { describe, expect, it } from 'vitest';
import { fitting, type OffersInPlace } from './offered-ways.ts';
import { offersIn } from './read-offers.server.ts';
import { waitWords } from './wait-words.ts';

const ohio = await loadJurisdiction('OH');

/** Ohio, had its legislature changed how long people wait to seal and to expunge. */
function afterAChange(count: number): OffersInPlace {
  const wait = rule('changed', 'A new wait', waited(years(count)).since('completed'), cite('§ 1'));
  return offersIn({
    ...ohio,
    reliefs: ohio.reliefs.map((relief) => ({ ...relief, rules: [...relief.rules, wait] })),
  });
}

describe('what the page says of a place', () => {
  it('changes with the law of the place', () => {
    const felony = (offers: OffersInPlace) =>
      offers.offers.felony.find(({ kind }) => kind === 'sealing')?.wait;
    expect(felony(offersIn(ohio))).toBe('1 to 3 years after the sentence ends; not for every crime or class');
    expect(felony(afterAChange(25))).toBe('25 years after the sentence ends; not for every crime or class');
  });

  it('is found by level, relief, how it is done and the shortest wait', () => {
    const places = [offersIn(ohio)];
    const ways = (filter: Parameters<typeof fitting>[1]) => fitting(places, filter)[0]?.ways ?? [];
    expect(ways({ record: 'felony' }).map(({ kind }) => kind)).toEqual(['sealing', 'expungement']);
    expect(ways({ record: 'felony', within: 3 }).map(({ kind }) => kind)).toEqual(['sealing']);
    expect(ways({ record: 'felony', done: 'automatic' })).toEqual([]);
    expect(ways({ record: 'felony', kind: 'certificate' })).toHaveLength(1);
    expect(ways({ record: 'misdemeanor', within: 0 })).toEqual([]);
    expect(ways({ record: 'dropped', within: 0 }).length).toBeGreaterThan(0);
  });
});

describe('a wait in words', () => {
  const way = { kind: 'sealing', automatic: false, alternative: false, reliefs: ['xx'] } as const;
  const none = years(0);

  it.each([
    [{ least: none, most: none }, 'once the sentence is over'],
    [{ least: none, most: years(1) }, 'up to 1 year'],
    [{ least: years(2), most: years(10), since: 'over' }, '2 to 10 years after the sentence ends'],
    [{ least: { ...none, months: 6 }, most: years(1) }, '6 months to 1 year'],
    [{ least: years(7), most: years(7), since: 'decided' }, '7 years after the conviction'],
  ] as const)('%o', (wait, words) => {
    expect(waitWords({ ...way, wait }, 'misdemeanor')).toBe(words);
  });

  it('says that it depends rather than guess, and that some are left out', () => {
    expect(waitWords({ ...way, wait: 'depends' }, 'felony')).toBe('it depends');
    expect(waitWords({ ...way, wait: { least: none, most: none }, partly: true }, 'dropped')).toBe(
      'no wait; not for every crime or class',
    );
  });
});
