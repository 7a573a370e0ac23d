import { describe, expect, it } from 'vitest';
import { loadJurisdiction } from '../jurisdictions/index.ts';
import type { Jurisdiction } from '../place/jurisdiction.ts';
import { placeCodes } from '../place/places.ts';
import { cite, type Rule, rule } from '../place/relief.ts';
import { days, months, type Period, years } from '../record/day.ts';
import { invented } from '../testing/invented-law.ts';
import { about } from '../vocabulary/facts.ts';
import { waited } from '../vocabulary/waiting.ts';
import { ordinaryRecords } from './ordinary-records.ts';
import { waysOffered } from './ways-offered.ts';

/** The same law with one rule in place of another, or with a further one. */
function withRule(relief: string, changed: Rule, law: Jurisdiction = invented): Jurisdiction {
  const rulesOf = (rules: readonly Rule[]) => [...rules.filter(({ id }) => id !== changed.id), changed];
  return {
    ...law,
    reliefs: law.reliefs.map((each) => (each.id === relief ? { ...each, rules: rulesOf(each.rules) } : each)),
  };
}

const waits = (period: Period, since: 'completed' | 'conviction') =>
  rule('waited', 'You have waited.', waited(period).since(since), cite('§ 1(a)'));

const sealing = (law: Jurisdiction) => waysOffered('misdemeanor', law).find(({ kind }) => kind === 'sealing');

describe('what a law offers for an ordinary record', () => {
  it('is each kind of relief with its wait and what starts it', () => {
    expect(waysOffered('misdemeanor', invented)).toEqual([
      {
        kind: 'sealing',
        automatic: false,
        alternative: false,
        reliefs: ['xx-misdemeanor'],
        wait: { least: years(3), most: years(3), since: 'over' },
      },
      {
        kind: 'expungement',
        automatic: false,
        alternative: false,
        reliefs: ['xx-erasing'],
        wait: 'special',
      },
      {
        kind: 'vacatur',
        automatic: false,
        alternative: false,
        reliefs: ['xx-trafficking'],
        wait: 'special',
      },
      {
        kind: 'pardon',
        automatic: false,
        alternative: true,
        reliefs: ['xx-pardon'],
        wait: { least: days(0), most: days(0) },
      },
    ]);
  });

  it('changes with the law: a longer wait, and another day from which it counts', () => {
    expect(sealing(withRule('xx-misdemeanor', waits(months(66), 'conviction')))?.wait).toEqual({
      least: { years: 5, months: 6, days: 0 },
      most: { years: 5, months: 6, days: 0 },
      since: 'decided',
    });
  });

  it('is for some crimes alone where a rule shuts others out', () => {
    const onlyTheft = rule('theft', 'It was a theft', about('theft'), cite('§ 1(f)'));
    expect(sealing(invented)?.partly).toBeUndefined();
    expect(sealing(withRule('xx-misdemeanor', onlyTheft))?.partly).toBe(true);
  });

  it('leaves out what begins later, until the day has come', () => {
    expect(waysOffered('dropped', invented)).toEqual([]);
    const [way] = waysOffered('dropped', { ...invented, verified: '2027-01-02' });
    expect(way).toMatchObject({ kind: 'expungement', automatic: true });
  });

  it('does not take the first day of a new rule for a wait', () => {
    const shut = rule('shut', 'It is for gambling', about('gambling'), cite('§ 1(f)'), {
      until: '2031-02-28',
    });
    const wider = rule(
      'wider',
      'It is for thefts too',
      about('gambling', 'theft', 'trespass'),
      cite('§ 1(f)'),
      {
        from: '2031-03-01',
      },
    );
    expect(sealing(withRule('xx-misdemeanor', wider, withRule('xx-misdemeanor', shut)))?.wait).toBe(
      'depends',
    );
  });
});

describe('the law of every place', async () => {
  const laws = await Promise.all(placeCodes.map(loadJurisdiction));

  it.each(ordinaryRecords)('says something of a record that is: %s', (record) => {
    const silent = laws.filter((law) => waysOffered(record, law).length === 0).map(({ code }) => code);
    expect(silent).toEqual([]);
  });

  it('is told as the law says it, where that can be counted on one hand', async () => {
    const wait = async (code: 'PA' | 'OH' | 'NM') => {
      const ways = waysOffered('felony', await loadJurisdiction(code));
      return ways.find(({ alternative, wait: each }) => !alternative && typeof each !== 'string')?.wait;
    };
    // 18 Pa.C.S. § 9122.1, Ohio R.C. 2953.32(B)(1), N.M. Stat. § 29-3A-5
    expect(await wait('PA')).toEqual({ least: years(10), most: years(10), since: 'decided' });
    expect(await wait('OH')).toEqual({ least: years(1), most: years(3), since: 'over' });
    expect(await wait('NM')).toEqual({ least: years(4), most: years(10), since: 'over' });
  });
});
