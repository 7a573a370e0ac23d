import { placeCodes } from '@openslate/law/place/places.ts';
import { describe, expect, test } from 'vitest';
import { testApp, testClock } from '../../testing/app.ts';

const charge = { disposition: 'convicted', offenseDate: '2012-01-12', dispositionDate: '2012-05-09' };

async function ask(payload: unknown) {
  const app = await testApp();
  return app.inject({ method: 'POST', url: '/api/eligibility', payload: payload as object });
}

const request = (changes: object = {}, ...charges: object[]) => ({
  state: 'PA',
  asOf: '2026-11-15',
  answers: { charges: charges.length > 0 ? charges : [charge], ...changes },
});

describe('A record sent to be judged', () => {
  test('is judged in every place', async () => {
    const app = await testApp();
    for (const state of placeCodes) {
      const payload = { ...request(), state };
      const response = await app.inject({ method: 'POST', url: '/api/eligibility', payload });
      expect(response.statusCode, state).toBe(200);
      expect(response.json().state).toBe(state);
    }
  });

  test('that tells the section alone is judged by what its heading says', async () => {
    const told = { ...charge, level: 'felony', grade: 'd', completedDate: '2013-05-09', statute: '514.030' };
    const kinds = (response: { json(): { missing: string[] } }) =>
      response.json().missing.filter((field) => field.endsWith('.offense'));
    expect(kinds(await ask({ ...request({}, told), state: 'KY' }))).toEqual([]);
    expect(kinds(await ask({ ...request({}, { ...told, statute: undefined }), state: 'KY' }))).not.toEqual(
      [],
    );
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
    expect((await ask(request({}, given))).statusCode).toBe(200);
  });

  test('in small letters is the same state', async () => {
    expect((await ask({ ...request(), state: 'pa' })).json().state).toBe('PA');
  });

  test('over 64 KB is refused as too large', async () => {
    const response = await ask(request({ facts: { note: 'x'.repeat(70_000) } }));
    expect(response.statusCode).toBe(413);
  });
});

describe('Records sent in a row', () => {
  const ordinary = { state: 'PA', asOf: '2026-11-15', answers: { charges: [charge] } };

  /** A server that believes that every record takes so many milliseconds of the processor. */
  async function costing(ms: number, env: Record<string, string> = {}) {
    const clock = testClock('2026-11-15T12:00:00.000Z');
    let used = 0;
    const processorMs = () => {
      used += ms;
      return used;
    };
    const app = await testApp({ now: clock.now, processorMs, env });
    const send = (remoteAddress = '198.51.100.1', payload: object = ordinary) =>
      app.inject({ method: 'POST', url: '/api/eligibility', payload, remoteAddress });
    const statuses = async (times: number) => {
      const answers = [];
      for (let time = 0; time < times; time += 1) answers.push((await send()).statusCode);
      return answers;
    };
    return { clock, send, statuses };
  }

  test('are not counted: what a clinic sends in one moment passes, at ten times the usual cost', async () => {
    const { statuses } = await costing(20);
    expect(new Set(await statuses(400))).toEqual(new Set([200]));
  });

  test('are refused once they took half a minute of the processor, until the minute is over', async () => {
    const { statuses, send, clock } = await costing(1_000);
    expect(new Set(await statuses(30))).toEqual(new Set([200]));
    clock.advance(20_000);
    const refused = await send();
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('40');
    expect(refused.json().error).toEqual({
      code: 'too_many_requests',
      message: 'That was a lot at once. Please try again in 40 seconds.',
    });
    expect((await send('198.51.100.2')).statusCode).toBe(200);
    clock.advance(39_999);
    expect((await send()).statusCode).toBe(429);
    clock.advance(1);
    expect((await send()).statusCode).toBe(200);
  });

  test('may take as much more as the operator’s factor says', async () => {
    const { statuses } = await costing(1_000, { RATE_LIMIT_FACTOR: '2' });
    expect((await statuses(61)).slice(-2)).toEqual([200, 429]);
  });

  test('count for what they took when they are refused for a mistake, too', async () => {
    const { send } = await costing(30_000);
    expect((await send(undefined, { ...ordinary, state: 'ZZ' })).statusCode).toBe(400);
    expect((await send()).statusCode).toBe(429);
  });

  test('are counted before they are judged: of many heavy ones at once only some are let in', async () => {
    const app = await testApp({ env: { RATE_LIMIT_FACTOR: '0.05' } });
    const heavy = { ...ordinary, answers: { charges: Array.from({ length: 50 }, () => ({})) } };
    const send = (payload: object) => app.inject({ method: 'POST', url: '/api/eligibility', payload });
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => send(heavy)))).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.toSorted()).toEqual([200, 200, 200, 429, 429, 429]);
    // What they took was less, and that is what counts afterwards.
    expect((await send(ordinary)).statusCode).toBe(200);
  });

  test('let whoever asks for something else go first while they are judged', async () => {
    const app = await testApp();
    const post = (charges: object[]) =>
      app.inject({ method: 'POST', url: '/api/eligibility', payload: { state: 'NC', answers: { charges } } });
    // The law is loaded with the first record, during which others get a turn anyway.
    await post([charge]);
    const order: string[] = [];
    const heavy = Array.from({ length: 50 }, () => ({}));
    const records = [heavy, heavy, heavy].map(async (charges) => {
      const { statusCode } = await post(charges);
      order.push(`record ${statusCode}`);
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    const { statusCode } = await app.inject({ method: 'GET', url: '/api/health' });
    order.push(`health ${statusCode}`);
    await Promise.all(records);
    expect(order).toEqual(['health 200', 'record 200', 'record 200', 'record 200']);
  });

  test('with more to try than there is time for say so', async () => {
    const endings = ['convicted', 'dismissed', 'deferred', 'acquitted'];
    const charges = Array.from({ length: 50 }, (_, index) => ({
      disposition: endings[index % 4],
      dispositionDate: `${1970 + index}`,
    }));
    const response = await ask({ state: 'NC', asOf: '2026-11-15', answers: { charges } });
    expect(response.json().ifsLeftOut.length).toBeGreaterThan(0);
  });

  test('are measured by what the processor really did', async () => {
    const app = await testApp({ env: { RATE_LIMIT_FACTOR: '0.001' } });
    const payload = { state: 'PA', answers: { charges: Array.from({ length: 50 }, () => ({})) } };
    const send = async () =>
      (await app.inject({ method: 'POST', url: '/api/eligibility', payload })).statusCode;
    expect(await send()).toBe(200);
    // Systems tell the time of a thread in steps of some milliseconds, so one record may not show yet.
    await expect.poll(send, { timeout: 20_000 }).toBe(429);
  });
});
