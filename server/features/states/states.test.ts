import { clearsByItself } from '@openslate/law/engine/clears-by-itself.ts';
import { loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import { places } from '@openslate/law/place/places.ts';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';

test('The 52 places are listed in the order of the law, each with its ways and the day they were checked', async () => {
  const response = await (await testApp()).inject({ url: '/api/states' });
  expect(response.statusCode).toBe(200);
  const { data } = response.json();
  expect(data.map(({ code, name }: { code: string; name: string }) => ({ code, name }))).toEqual(places);
  for (const place of data) {
    expect(place.coverage).toBe('entered');
    expect(place.reliefs.length, place.code).toBeGreaterThan(0);
    expect(place.verified).toMatch(/^20\d\d-\d\d-\d\d$/);
  }
});

test('A place tells what it clears by itself, as its law has it', async () => {
  const { data } = (await (await testApp()).inject({ url: '/api/states' })).json();
  for (const place of data) {
    const law = await loadJurisdiction(place.code);
    expect(place.automatic, place.code).toBe(clearsByItself(law, law.verified));
  }
  const automatic = (code: string) => data.find((place: { code: string }) => place.code === code).automatic;
  expect([automatic('PA'), automatic('NE'), automatic('WY')]).toEqual([
    'convictions',
    'other_records',
    'none',
  ]);
});
