import { loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import { placeCodes } from '@openslate/law/place/places.ts';
import { expect, it } from 'vitest';
import { byYear } from './beginnings.ts';
import { readBeginnings } from './read-beginnings.server.ts';

it('laws that clear by themselves are told by year, what is coming first', async () => {
  const all = await readBeginnings();
  const years = byYear(all).map(([year]) => Number(year));
  expect(years).toEqual([...years].sort((one, other) => other - one));
  expect(byYear(all).flatMap(([, laws]) => laws)).toHaveLength(all.length);
});

it('every law that clears by itself and has a first day is among them', async () => {
  const ids = new Set((await readBeginnings()).map(({ id }) => id));
  for (const code of placeCodes)
    for (const { id, automatic, alternative, inForce } of (await loadJurisdiction(code)).reliefs)
      if (automatic && !alternative && inForce?.from) expect(ids.has(id), id).toBe(true);
});
