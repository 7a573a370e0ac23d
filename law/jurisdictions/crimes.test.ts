import { describe, expect, it, vi } from 'vitest';
import { type PlaceCode, placeCodes } from '../place/places.ts';
import { loadCrimes, loadJurisdiction } from './index.ts';

type Named = { readonly section: string; readonly isUnder: (statute: string) => boolean };

/** Every section that the rules of the place being loaded name, and how its own code reads it. */
const { named } = vi.hoisted(() => ({ named: new Map<string, Named>() }));

vi.mock('../vocabulary/code.ts', async (original) => {
  const real = await original<typeof import('../vocabulary/code.ts')>();
  return {
    ...real,
    code: (described: Parameters<typeof real.code>[0]) => {
      const made = real.code(described);
      const note = (list: unknown) => {
        if (typeof list === 'string')
          for (const each of sectionsIn(list)) named.set(each, readBy(made, each));
      };
      return {
        ...made,
        sections: (list: string) => {
          note(list);
          return made.sections(list);
        },
        under: (list: Parameters<typeof made.under>[0], otherwise: never) => {
          note(list);
          return made.under(list, otherwise);
        },
        partUntold: (list: string) => {
          note(list);
          return made.partUntold(list);
        },
      };
    },
  };
});

/** One by one, with their titles. A chapter or a range names none in particular. */
function sectionsIn(list: string): string[] {
  let title = '';
  return list
    .trim()
    .split(/\s+/)
    .flatMap((each) => {
      if (each.endsWith(':')) title = `${each} `;
      return each.endsWith(':') || /[*–]/.test(each) ? [] : [`${title}${each}`];
    });
}

/** A list that names no paragraph is found by the whole section too: which paragraph it was, the person may not know. */
function readBy(code: { sections(list: string): (charge: { statute: string }) => unknown }, section: string) {
  const test = code.sections(section.replace(/\(.*/, ''));
  return { section, isUnder: (statute: string) => test({ statute }) === true };
}

/** Cleared under, not charged under: Florida's sealing and expunction laws. */
const notACrime = /^943\.05/;

async function loaded(code: PlaceCode) {
  const [law, crimes] = await Promise.all([loadJurisdiction(code), loadCrimes(code)]);
  return { law, crimes };
}

describe.each(placeCodes)('the crimes of %s', (code) => {
  it('hold every section that its rules name', async () => {
    named.clear();
    vi.resetModules();
    const { loadCrimes: crimesOf, loadJurisdiction: lawOf } = await import('./index.ts');
    await lawOf(code);
    const crimes = await crimesOf(code);
    const isHeld = ({ isUnder }: Named) => crimes.some((crime) => isUnder(crime.section));
    const held = [...named.values()].filter(isHeld).map(({ section }) => section);
    // Some are named with and without their title, because people leave it out.
    const missing = [...named.values()].filter(
      (each) =>
        !isHeld(each) &&
        !notACrime.test(each.section) &&
        !held.some((section) => section.endsWith(` ${each.section}`)),
    );
    expect(named.size).toBeGreaterThan(2);
    expect(missing.map(({ section }) => section)).toEqual([]);
  });

  it('are sections that its own law can read, each once', async () => {
    const { law, crimes } = await loaded(code);
    expect(crimes.filter(({ section }) => !law.isSection?.(section))).toEqual([]);
    expect(new Set(crimes.map(({ section }) => section)).size).toBe(crimes.length);
    expect(crimes.length).toBeGreaterThan(40);
  });

  it('have a name of a few words', async () => {
    const { crimes } = await loaded(code);
    const unfit = crimes.filter(
      ({ name }) => !/^[A-Z][^.:]{2,}[^\s.]$/.test(name) || name.split(' ').length > 10 || name.length > 80,
    );
    expect(unfit.map(({ section, name }) => `${section}: ${name}`)).toEqual([]);
  });
});
