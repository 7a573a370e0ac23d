import { describe, expect, it } from 'vitest';
import { loadGuide, loadJurisdiction, loadSources } from '../jurisdictions/index.ts';
import type { Jurisdiction } from '../place/jurisdiction.ts';
import { placeCodes } from '../place/places.ts';
import { relief } from '../place/relief.ts';
import { task } from '../place/task.ts';
import { inventedPlace } from '../testing/invented-place.ts';
import { anything } from '../vocabulary/facts.ts';
import { changesAround, type PlacedChange, toldChanges } from './told-changes.ts';

const law = await Promise.all(placeCodes.map(loadJurisdiction));
const today = '2026-11-15';

/** Every page that the rules or the guide of a place name as their source. */
async function pagesOf(place: Jurisdiction): Promise<(string | undefined)[]> {
  const sources = await loadSources(place.code);
  const cites = place.reliefs.flatMap(({ rules }) => rules.map(({ cite }) => cite.url));
  const told = (await loadGuide(place.code)).cleanSlate.map(({ source }) => source);
  return [...sources.map(({ url }) => url), ...cites, ...told];
}

describe('a change of the law that is written down', () => {
  const written = law.flatMap((place) =>
    place.changes.map((change) => [change.text, change, place] as const),
  );

  it.each(written)('“%s” names a page that its place was read on', async (_, change, place) => {
    expect(await pagesOf(place)).toContain(change.source.url);
    expect(change.source.label.length).toBeGreaterThan(3);
  });

  it.each(written)('“%s” says its day', (_, { text, on }) => {
    const inWords = new Date(on).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    expect(text).toContain(inWords);
    expect(text.length).toBeLessThanOrEqual(130);
  });

  it('tells about reliefs of its place that begin on its day', () => {
    for (const { changes, reliefs } of law)
      for (const { on, reliefs: ids = [] } of changes)
        for (const id of ids) expect(reliefs.find((each) => each.id === id)?.inForce?.from, id).toBe(on);
  });
});

describe('what is new and coming', () => {
  it('leaves out no relief that has begun in two years or begins in eighteen months, and tells none twice', () => {
    const around = changesAround(today, law.flatMap(toldChanges));
    const begun = law
      .flatMap(({ reliefs }) => reliefs)
      .filter(({ inForce: { from } = {} }) => from && from >= '2024-11-15' && from <= '2028-05-15');
    expect(begun.length).toBeGreaterThan(5);
    for (const { id, name } of begun) {
      const told = around.filter((change) => change.reliefs?.includes(id) || change.text.includes(name));
      expect(told, id).toHaveLength(1);
    }
    expect(new Set(around.map(({ text }) => text)).size).toBe(around.length);
  });

  it('tells of a relief that nobody has written about by its name and its day, with the page of its rule', () => {
    const cite = { label: 'Act 1', url: 'https://example.org/act' };
    const entered: Jurisdiction = {
      ...inventedPlace,
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
          first: task('ask_court', 'Ask the court.'),
          steps: [],
        }),
      ],
    };
    expect(toldChanges(entered)).toEqual([
      {
        place: 'WY',
        on: '2027-02-01',
        about: 'expungement',
        text: 'Wyoming, from February 1, 2027: Sealing of a dropped charge.',
        source: cite,
      },
    ]);
  });

  it('is new for two years and told a year and a half ahead, the latest first', () => {
    const change = (on: string): PlacedChange => ({
      place: 'WY',
      on,
      about: 'general',
      text: on,
      source: { label: 'Act 1', url: 'https://example.org/act' },
    });
    const told = ['2024-11-14', '2024-11-15', '2026-11-15', '2028-05-15', '2028-05-16'].map(change);
    expect(changesAround(today, told).map(({ on }) => on)).toEqual([
      '2028-05-15',
      '2026-11-15',
      '2024-11-15',
    ]);
  });
});
