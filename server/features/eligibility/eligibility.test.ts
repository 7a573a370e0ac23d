import { describe, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';

const charge = { disposition: 'convicted', offenseDate: '2012-01-12', dispositionDate: '2012-05-09' };

async function ask(payload: unknown) {
  const app = await testApp();
  return app.inject({ method: 'POST', url: '/api/eligibility', payload: payload as object });
}

const request = (changes: object = {}, ...charges: object[]) => ({
  state: 'WY',
  asOf: '2026-11-15',
  answers: { charges: charges.length > 0 ? charges : [charge], ...changes },
});

describe('A record sent to be judged', () => {
  test('is answered without a guess where the law of the place is not entered', async () => {
    const response = await ask(request());
    expect(response.statusCode).toBe(422);
    expect(response.json().error.code).toBe('jurisdiction_not_covered');
    expect(response.json().error.message).toContain('Wyoming');
  });

  test.each([
    ['an unknown state', { ...request(), state: 'ZZ' }, 'state'],
    ['the name of a state', { ...request(), state: 'Wyoming' }, 'state'],
    ['no state', { answers: { charges: [charge] } }, 'state'],
    ['no answers', { state: 'WY' }, 'answers'],
    ['no charges', request({ charges: [] }), 'answers.charges'],
    ['51 charges', request({ charges: Array.from({ length: 51 }, () => ({})) }), 'answers.charges'],
    ['an unknown kind', request({}, { offense: ['jaywalking'] }), 'answers.charges.0.offense.0'],
    ['an unknown disposition', request({}, { disposition: 'guilty' }), 'answers.charges.0.disposition'],
    ['an unknown field', request({}, { color: 'red' }), 'answers.charges.0.color'],
    ['an unknown field of the person', request({ name: 'Ann' }), 'answers.name'],
    ['an age below zero', request({ age: -1 }), 'answers.age'],
    ['half a year of age', request({ age: 30.5 }), 'answers.age'],
    [
      'a text of 10,000 characters',
      request({}, { statute: 'x'.repeat(10_000) }),
      'answers.charges.0.statute',
    ],
    [
      'a day that does not exist',
      request({}, { offenseDate: '2021-02-30' }),
      'answers.charges.0.offenseDate',
    ],
    ['a date in words', request({}, { offenseDate: 'last May' }), 'answers.charges.0.offenseDate'],
    ['a day to judge on that does not exist', { ...request(), asOf: '2026-11-31' }, 'asOf'],
    ['an offense still to come', request({}, { offenseDate: '2027-01-01' }), 'answers.charges.0.offenseDate'],
    [
      'an outcome still to come',
      request({}, { dispositionDate: '2026-11-16' }),
      'answers.charges.0.dispositionDate',
    ],
    [
      'an outcome before its offense',
      request({}, charge, { offenseDate: '2016-05', dispositionDate: '2016-04' }),
      'answers.charges.1.dispositionDate',
    ],
    ['two charges with one id', request({}, { id: 'a' }, { id: 'a' }), 'answers.charges.1.id'],
    ['an id that another charge gets by its place', request({}, { id: 'c2' }, {}), 'answers.charges.1.id'],
  ])('with %s is refused, and the field named', async (_, payload, field) => {
    const response = await ask(payload);
    expect(response.statusCode).toBe(400);
    const { error } = response.json();
    expect(error.code).toBe('invalid_input');
    expect(Object.keys(error.fields)).toEqual([field]);
    expect(error.fields[field]).toMatch(/^[A-Z].*\.$/);
  });

  test.each([
    ['a planned end of the sentence', { ...charge, completedDate: '2031-01-01' }],
    ['an offense and an outcome in the same year', { offenseDate: '2016', dispositionDate: '2016-01-01' }],
    ['an empty charge', {}],
    ['a release before the outcome', { ...charge, releasedDate: '2012-02-01' }],
  ])('with %s is not refused for it', async (_, given) => {
    expect((await ask(request({}, given))).statusCode).toBe(422);
  });

  test('in small letters is the same state', async () => {
    expect((await ask({ ...request(), state: 'wy' })).statusCode).toBe(422);
  });

  test('over 64 KB is refused as too large', async () => {
    const response = await ask(request({ facts: { note: 'x'.repeat(70_000) } }));
    expect(response.statusCode).toBe(413);
  });
});
