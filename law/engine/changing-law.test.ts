import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Jurisdiction } from '../place/jurisdiction.ts';
import { cite, type Dates, type Relief, relief, rule } from '../place/relief.ts';
import { task } from '../place/task.ts';
import { after, type Day, dateOf, dayOf, years } from '../record/day.ts';
import type { Charge } from '../record/record.ts';
import { inventedPlace } from '../testing/invented-place.ts';
import { convicted } from '../vocabulary/facts.ts';
import { waited } from '../vocabulary/waiting.ts';
import { judge } from './judge.ts';
import { outcomes } from './outcomes.ts';
import { versionsOf } from './versions.ts';

const wait = (count: number, inForce: Dates) =>
  rule(
    `waited-${count}`,
    `You have waited ${count} years`,
    waited(years(count)).since('disposition'),
    cite(`§ ${count}`),
    inForce,
  );

const lastOfOld = '2026-12-31';
const firstOfNew = '2027-01-01';

const sealing = (old: number, next: number): Relief =>
  relief({
    id: 'xx-sealing',
    name: 'Sealing',
    kind: 'sealing',
    covers: convicted,
    rules: [wait(old, { until: lastOfOld }), wait(next, { from: firstOfNew })],
    effect: 'It is hidden.',
    fee: 'None.',
    first: task('ask_court', 'Ask the court.'),
    steps: [],
  });

const place = (...reliefs: Relief[]): Jurisdiction => ({
  ...inventedPlace,
  said: {},
  reliefs,
});

const tightens = place(sealing(5, 10));
const loosens = place(sealing(10, 5));

const convictedOn = (dispositionDate: string): Charge => ({ disposition: 'convicted', dispositionDate });

function asked(law: Jurisdiction, dispositionDate: string, asOf = '2026-11-15') {
  const [charge] = judge({ charges: [convictedOn(dispositionDate)] }, law, asOf).charges;
  return charge;
}

describe('a law that tightens', () => {
  it('promises no day under the rule that will have ended by then', () => {
    expect(asked(tightens, '2024-06-01')).toMatchObject({ outcome: 'not_yet', on: '2034-06-01' });
  });

  it('promises the last day under the old rule, and no later one', () => {
    expect(asked(tightens, '2021-12-31')).toMatchObject({ outcome: 'not_yet', on: '2026-12-31' });
    expect(asked(tightens, '2022-01-01')).toMatchObject({ outcome: 'not_yet', on: '2032-01-01' });
  });

  it('is open while the old rule stands, and closes with it', () => {
    expect(asked(tightens, '2021-01-01')).toMatchObject({ outcome: 'eligible', on: '2026-01-01' });
    expect(asked(tightens, '2021-01-01', firstOfNew)).toMatchObject({ outcome: 'not_yet', on: '2031-01-01' });
  });

  it('shows the rule that gives the day', () => {
    const rulesShown = (on: string) => asked(tightens, on)?.reliefs[0]?.reasons.map(({ id }) => id);
    expect(rulesShown('2021-12-31')).toEqual(['waited-5']);
    expect(rulesShown('2024-06-01')).toEqual(['waited-10']);
  });

  it('leaves open what turns on a day that was told in part', () => {
    expect(asked(tightens, '2021')?.outcome).toBe('needs_review');
  });
});

describe('a law that loosens', () => {
  it('opens on its first day to those who have waited long enough for it', () => {
    expect(asked(loosens, '2020-06-01')).toMatchObject({ outcome: 'not_yet', on: firstOfNew });
  });

  it('is open since the day on which the old rule opened it', () => {
    expect(asked(loosens, '2015-06-01', '2027-03-01')).toMatchObject({
      outcome: 'eligible',
      on: '2025-06-01',
    });
  });
});

describe('a law that ends without another', () => {
  const { rules: [old] = [], ...described } = sealing(5, 10);
  const ending = place({
    ...described,
    rules: old ? [{ ...old, inForce: {} }] : [],
    inForce: { until: lastOfOld },
  });

  it('promises nothing after its end', () => {
    expect(asked(ending, '2021-12-31')).toMatchObject({ outcome: 'not_yet', on: '2026-12-31' });
    expect(asked(ending, '2022-01-01')?.outcome).toBe('not_eligible');
    expect(asked(ending, '2010-01-01', firstOfNew)?.outcome).toBe('not_eligible');
  });
});

describe.each([
  ['tightens', tightens, 5, 10],
  ['loosens', loosens, 10, 5],
])('of any conviction, a law that %s', (_, law, old, next) => {
  const days = (from: string, to: string) => fc.integer({ min: dayOf(from), max: dayOf(to) });
  const isOpenOn = (conviction: Day, day: Day) =>
    after(conviction, years(day <= dayOf(lastOfOld) ? old : next)) <= day;

  it('says the first day on which it will be open, and that it is open only where it is', () => {
    fc.assert(
      fc.property(days('2010-01-01', '2026-01-01'), days('2026-01-02', '2029-01-01'), (conviction, today) => {
        const said = asked(law, dateOf(conviction), dateOf(today));
        expect(said?.outcome === 'eligible').toBe(isOpenOn(conviction, today));
        expect(outcomes({ charges: [convictedOn(dateOf(conviction))] }, law, dateOf(today))).toEqual([
          said?.outcome,
        ]);
        if (said?.outcome === 'eligible') return;
        const promised = dayOf(said?.on ?? '');
        expect(isOpenOn(conviction, promised)).toBe(true);
        expect(isOpenOn(conviction, promised - 1)).toBe(false);
        expect(promised).toBeGreaterThan(today);
      }),
    );
  });
});

describe('a relief', () => {
  it('has one version, unless one of its rules begins or ends', () => {
    const [old] = sealing(5, 10).rules;
    const lasting = old ? [{ ...old, inForce: {} }] : [];
    expect(versionsOf({ ...sealing(5, 10), rules: lasting })).toHaveLength(1);
    expect(versionsOf({ ...sealing(5, 10), rules: lasting, inForce: { from: '2020-01-01' } })).toHaveLength(
      1,
    );
    expect(versionsOf(sealing(5, 10))).toHaveLength(2);
  });
});

describe('a day before the law is known', () => {
  it('is not judged, neither as open nor as closed', () => {
    for (const conviction of ['2001-01-01', '2019-06-01']) {
      const charge = asked(tightens, conviction, '2019-12-31');
      expect(charge?.outcome).toBe('needs_review');
      expect(charge?.on).toBeUndefined();
      expect(charge?.reliefs[0]).toMatchObject({ outcome: 'needs_review' });
      expect(outcomes({ charges: [convictedOn(conviction)] }, tightens, '2019-12-31')).toEqual([
        'needs_review',
      ]);
    }
  });
});
