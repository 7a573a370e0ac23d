import { clearsByItself } from '@openslate/law/engine/clears-by-itself.ts';
import { enteredPlaces, loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import { placesToEnter } from '@openslate/law/jurisdictions/listed/to-enter.ts';
import { type PlaceCode, places } from '@openslate/law/place/places.ts';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';

test('The 52 places are listed in the order of the law, each with how far it is entered', async () => {
  const response = await (await testApp()).inject({ url: '/api/states' });
  expect(response.statusCode).toBe(200);
  const { data } = response.json();
  expect(data.map(({ code, name }: { code: string; name: string }) => ({ code, name }))).toEqual(places);
  for (const place of data) {
    const entered = enteredPlaces.includes(place.code);
    expect(place.coverage).toBe(entered ? 'entered' : 'not_entered');
    expect(place.reliefs.length > 0).toBe(entered);
    expect(place.verified !== undefined).toBe(entered);
  }
});

test('A place tells what it clears by itself, as its law or the note on it has it', async () => {
  const { data } = (await (await testApp()).inject({ url: '/api/states' })).json();
  for (const place of data) {
    const law = await loadJurisdiction(place.code);
    const clears = law
      ? clearsByItself(law, law.verified)
      : placesToEnter[place.code as PlaceCode]?.clearing.clears;
    expect(place.automatic, place.code).toBe(clears);
  }
  const automatic = (code: string) => data.find((place: { code: string }) => place.code === code).automatic;
  expect([automatic('PA'), automatic('NE'), automatic('WY')]).toEqual([
    'convictions',
    'other_records',
    'none',
  ]);
});
