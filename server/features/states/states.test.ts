import { enteredPlaces } from '@openslate/law/jurisdictions/index.ts';
import { places } from '@openslate/law/places.ts';
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

test('A place tells what it clears by itself', async () => {
  const { data } = (await (await testApp()).inject({ url: '/api/states' })).json();
  const automatic = (code: string) => data.find((place: { code: string }) => place.code === code).automatic;
  expect([automatic('PA'), automatic('NE'), automatic('WY')]).toEqual([
    'convictions',
    'other_records',
    'none',
  ]);
});
