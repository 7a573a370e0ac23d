import { describe, expect, it } from 'vitest';
import { automaticClearing } from './automatic-clearing.ts';
import { changes } from './changes.ts';
import { dayOf } from './day.ts';
import type { Jurisdiction } from './jurisdiction.ts';
import { enteredPlaces, loadJurisdiction, loadSources } from './jurisdictions/index.ts';
import type { PlaceCode } from './places.ts';
import { relief } from './relief.ts';
import { changesAround, toldChanges } from './told-changes.ts';
import { anything } from './vocabulary/facts.ts';

const law = (await Promise.all(enteredPlaces.map(loadJurisdiction))).filter((found) => found !== undefined);
const reliefs = law.flatMap((jurisdiction) => jurisdiction.reliefs);
const today = '2026-11-15';

/** Every page that the rules, the guide or the note of a place name as their source. */
async function pagesOf(code: PlaceCode): Promise<(string | undefined)[]> {
  const { source, alsoRead = [] } = automaticClearing[code];
  const sources = (await loadSources(code)) ?? [];
  const jurisdiction = await loadJurisdiction(code);
  const cites = jurisdiction?.reliefs.flatMap(({ rules }) => rules.map(({ cite }) => cite.url)) ?? [];
  return [source, ...alsoRead, ...sources.map(({ url }) => url), ...cites];
}

describe('a change of the law that is written down', () => {
  const written = changes.map((change) => [change.text, change] as const);

  it.each(written)('“%s” names a page that its place was read on', async (_, change) => {
    expect(await pagesOf(change.place)).toContain(change.source.url);
    expect(change.source.label.length).toBeGreaterThan(3);
  });

  it.each(written)('“%s” says its day', (_, { text, on }) => {
    const inWords = new Date(on).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    expect(text).toContain(inWords);
    expect(text.length).toBeLessThanOrEqual(130);
  });

  it('tells about reliefs of its place that begin on its day', () => {
    for (const { place, on, reliefs: ids = [] } of changes) {
      for (const id of ids) {
        const found = reliefs.find((each) => each.id === id);
        expect(found?.inForce?.from, id).toBe(on);
        expect(id.startsWith(place.toLowerCase()), id).toBe(true);
      }
    }
  });
});

describe('what is new and coming', () => {
  it('leaves out no relief that has begun in two years, and tells none twice', () => {
    const around = changesAround(today, toldChanges(law));
    const begun = reliefs.filter(
      ({ inForce }) => inForce?.from && dayOf(inForce.from) >= dayOf('2024-11-15'),
    );
    expect(begun.length).toBeGreaterThan(5);
    for (const { id, name } of begun) {
      const told = around.filter((change) => change.reliefs?.includes(id) || change.text.includes(name));
      expect(told, id).toHaveLength(1);
    }
    expect(new Set(around.map(({ text }) => text)).size).toBe(around.length);
  });

  it('tells what a place will clear by itself, by rule', () => {
    expect(changesAround(today, toldChanges([]))).toContainEqual({
      place: 'DC',
      on: '2027-10-01',
      about: 'clean-slate',
      text: 'District of Columbia, from October 1, 2027: The court must clear old marijuana cases and seal many cases without a conviction.',
      source: {
        label: 'app.legiplex.com',
        url: 'https://app.legiplex.com/dc/legislature/2025/2025-r/bills/b26-0152',
      },
    });
  });

  it('tells of a relief that nobody has written about by its name and its day, with the page of its rule', () => {
    const cite = { label: 'Act 1', url: 'https://example.org/act' };
    const entered: Jurisdiction = {
      code: 'WY',
      verified: today,
      knownFrom: today,
      said: {},
      reliefs: [
        relief({
          id: 'wy-sealing',
          name: 'Sealing of a dropped charge',
          kind: 'sealing',
          inForce: { from: '2027-02-01' },
          covers: anything,
          rules: [{ id: 'dropped', text: 'It was dropped', holds: anything, cite }],
          effect: 'It is sealed.',
          fee: 'None.',
          steps: ['Ask.'],
        }),
      ],
    };
    expect(changesAround(today, toldChanges([entered]))).toContainEqual({
      place: 'WY',
      on: '2027-02-01',
      about: 'expungement',
      text: 'Wyoming, from February 1, 2027: Sealing of a dropped charge.',
      source: cite,
    });
  });

  it('is new for two years and told a year and a half ahead, the latest first', () => {
    const change = (on: string) => ({ ...changes[0], on, text: on }) as (typeof changes)[number];
    const told = ['2024-11-14', '2024-11-15', '2026-11-15', '2028-05-15', '2028-05-16'].map(change);
    expect(changesAround(today, told).map(({ on }) => on)).toEqual([
      '2028-05-15',
      '2026-11-15',
      '2024-11-15',
    ]);
  });
});
