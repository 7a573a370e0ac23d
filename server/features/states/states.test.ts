import { places } from '@openslate/law/places.ts';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';

test('The 52 places are listed by code and name, in the order of the law', async () => {
  const response = await (await testApp()).inject({ url: '/api/states' });
  expect(response.statusCode).toBe(200);
  const { data } = response.json();
  expect(data).toHaveLength(52);
  expect(data).toEqual(places.map(({ code, name }) => ({ code, name })));
  expect(data[0]).toEqual({ code: 'AL', name: 'Alabama' });
  expect(data.at(-1)).toEqual({ code: 'US', name: 'Federal courts' });
});
