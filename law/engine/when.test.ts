import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sayings } from '../place/saying.ts';
import { dayOf } from '../record/day.ts';
import {
  allOf,
  always,
  anyOf,
  assuming,
  blocked,
  blockedDay,
  blockedPerhaps,
  eachOnce,
  from,
  never,
  opposite,
  restingOn,
  standingOn,
  unknown,
  type When,
} from './when.ts';

const fix = sayings({ pay: 'Pay.' });
const today = dayOf('2026-11-15');
const yesterday = from(today - 1);
const tomorrow = from(today + 1);

describe('how a condition stands', () => {
  it.each([
    ['always', always, 'holds'],
    ['never', never, 'never'],
    ['from yesterday', yesterday, 'holds'],
    ['from today', from(today), 'holds'],
    ['from tomorrow', tomorrow, 'not_yet'],
    ['blocked', blocked(fix.pay), 'not_yet'],
    ['unknown', unknown('a'), 'open'],
    ['perhaps blocked', blockedPerhaps(fix.pay, 'a'), 'open'],
  ] as const)('%s', (_, when, standing) => {
    expect(standingOn(today, when)).toBe(standing);
  });
});

describe('all of several conditions', () => {
  it('hold from the latest day on', () => {
    expect(allOf([yesterday, tomorrow, always])).toMatchObject({ earliest: today + 1, latest: today + 1 });
  });

  it('never hold if one of them never does, and then nothing else is asked', () => {
    expect(allOf([unknown('a'), never])).toMatchObject({ earliest: Infinity, missing: [] });
  });

  it('ask for what could still delay them', () => {
    expect(allOf([unknown('a'), tomorrow]).missing).toEqual(['a']);
  });

  it('remember how to put right what stands in the way', () => {
    expect(allOf([blocked(fix.pay), yesterday]).fixes).toEqual(['Pay.']);
  });
});

describe('any of several conditions', () => {
  it('hold from the earliest day on', () => {
    expect(anyOf([yesterday, tomorrow, never])).toMatchObject({ earliest: today - 1, latest: today - 1 });
  });

  it('hold if one of them does, and then nothing else is asked', () => {
    expect(anyOf([unknown('a'), always])).toMatchObject({ latest: -Infinity, missing: [] });
  });
});

describe('what was taken for granted', () => {
  const taken = sayings({ noWeapon: 'No weapon.', nobodyHurt: 'Nobody was hurt.' });
  const noWeapon = assuming(taken.noWeapon, yesterday);
  const nobodyHurt = assuming(taken.nobodyHurt, yesterday);

  it('is told of every part, also where one part was come to by it twice', () => {
    const both = allOf([restingOn(noWeapon, noWeapon), nobodyHurt]);
    expect(eachOnce(both.assumed)).toEqual([{ text: 'No weapon.' }, { text: 'Nobody was hurt.' }]);
  });
});

describe('the algebra', () => {
  const end = fc.oneof(
    fc.constantFrom(-Infinity, Infinity, blockedDay),
    fc.integer({ min: today - 5000, max: today + 5000 }),
  );
  const span = fc
    .tuple(end, end)
    .map(([a, b]): When => ({ ...unknown('a'), earliest: Math.min(a, b), latest: Math.max(a, b) }));
  const spans = fc.array(span, { minLength: 1, maxLength: 5 });
  const point = (when: When, choice: number): When => {
    const at = choice < 0.5 ? when.earliest : when.latest;
    return { ...when, earliest: at, latest: at };
  };

  it('never decides against what the answers turn out to be', () => {
    fc.assert(
      fc.property(
        spans,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 5, maxLength: 5 }),
        (parts, choices) => {
          const told = parts.map((part, index) => point(part, choices[index] ?? 0));
          for (const combine of [allOf, anyOf]) {
            const before = combine(parts);
            const after = combine(told);
            expect(after.earliest).toBeGreaterThanOrEqual(before.earliest);
            expect(after.latest).toBeLessThanOrEqual(before.latest);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('never turns what holds into what does not as time goes on', () => {
    fc.assert(
      fc.property(span, fc.integer({ min: 0, max: 4000 }), (when, later) => {
        if (standingOn(today, when) === 'holds') expect(standingOn(today + later, when)).toBe('holds');
      }),
      { numRuns: 2000 },
    );
  });

  it('turns around twice to where it was', () => {
    for (const fact of [always, never, unknown('a')]) expect(opposite(opposite(fact))).toEqual(fact);
  });
});
