import { describe, expect, it } from 'vitest';
import { answersOf, charged, impossibleIn, person, type Told as ToldOf } from './life.ts';

type Told = ToldOf<'a' | 'ungraded'>;

const asOf = '2026-11-15';
const anna = person<'a' | 'ungraded'>({ born: '1993-05-01' });
const theft: Told = { id: 'c1', court: 'adult', level: 'misdemeanor', offense: ['theft'] };

describe('a life', () => {
  it('gives the ages that follow from the birth', () => {
    const life = anna.told(
      { ...theft, ...charged('2015-04-30').convicted('2015-06-10') },
      { ...theft, id: 'c2', ...charged('2015-05-01').dismissed('2015-06-10') },
    );
    const { age, charges } = answersOf(life, asOf);
    expect(age).toBe(33);
    expect(charges.map(({ ageAtOffense }) => ageAtOffense)).toEqual([21, 22]);
  });

  it('leaves the age untold where the day of the offense gives two', () => {
    const [charge] = answersOf(anna.told({ ...theft, offenseDate: '2015' }), asOf).charges;
    expect(charge?.ageAtOffense).toBeUndefined();
  });

  it('tells no age of somebody who did not tell their birth', () => {
    const { age, charges } = answersOf(
      person<'a' | 'ungraded'>({}).told({ ...theft, offenseDate: '2015-05-01' }),
      asOf,
    );
    expect(age).toBeUndefined();
    expect(charges[0]?.ageAtOffense).toBeUndefined();
  });

  it('leaves none of the days of a shared charge behind', () => {
    const jailed = {
      ...theft,
      ...charged('2015-02-03').convicted('2015-06-10', { released: '2016-01-01', over: '2016-06-10' }),
    };
    const fined = { ...jailed, ...charged('2020-02-03').convicted('2020-06-10', { over: '2020-06-10' }) };
    expect(fined.releasedDate).toBeUndefined();
    expect(impossibleIn(anna.told(fined), asOf)).toEqual([]);
  });

  it('does not compile with an age', () => {
    // @ts-expect-error: how old somebody was follows from their birth
    anna.told({ ...theft, ageAtOffense: 20 });
    // @ts-expect-error: and so does how old they are
    person({ born: '1993-05-01', age: 33 });
    // @ts-expect-error: a dismissed charge has no sentence
    charged('2015-02-03').dismissed('2015-06-10', { over: '2016-06-10' });
  });
});

describe('an impossible life', () => {
  const impossible = (told: Told, born = '1993-05-01') =>
    impossibleIn(person<'a' | 'ungraded'>({ born }).told({ ...theft, ...told }), asOf);

  it.each<[string, Told]>([
    ['decided before it is charged', charged('2015-06-10').convicted('2015-02-03')],
    ['over before it is decided', charged('2015-02-03').convicted('2015-06-10', { over: '2015-06-09' })],
    [
      'over before it is released',
      charged('2015-02-03').convicted('2015-06-10', { released: '2017-01-01', over: '2016-01-01' }),
    ],
    ['still to come', charged('2026-02-03').convicted('2026-06-10', { over: '2026-11-16' })],
    ['its last day is past', charged('2015-02-03').convicted('2015-06-10', { until: '2016-06-10' })],
    ['small child', charged('1999-02-03').convicted('2000-06-10')],
    ['before the person was born', charged('1992-02-03').convicted('2000-06-10')],
    ['grown-up', { ...charged('2015-02-03').convicted('2015-06-10'), court: 'juvenile' }],
  ])('is refused: %s', (why, told) => {
    expect(impossible(told).join(' ')).toContain(why);
  });

  it('is told apart from a sentence that still runs', () => {
    expect(
      impossible(
        charged('2026-02-03').convicted('2026-06-10', { released: '2026-12-01', until: '2027-06-10' }),
      ),
    ).toEqual([]);
  });

  it('is not seen in a year that may hold both days', () => {
    expect(impossible(charged('2015').convicted('2015-02-01', { over: '2015-03' }))).toEqual([]);
  });
});
