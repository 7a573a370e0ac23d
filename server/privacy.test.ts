import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inPieces, loopbackModel } from './features/assistant/testing/loopback-model.ts';
import type { App } from './http/app.ts';
import { quickPasswords, signedInAdmin } from './testing/admin.ts';
import { testApp, testClock } from './testing/app.ts';
import { onBothEngines } from './testing/engines.ts';
import { everyFile, everyTable } from './testing/everything-kept.ts';
import { smallSite } from './testing/site.ts';

/*
 * A day of people using the site, over real connections and through a proxy that tells where they come from. Then
 * everything that was kept and logged is read, to find nothing of whoever came.
 */

type Visitor = {
  address: string;
  userAgent: string;
  email: string;
  phone: string;
  sessionId: string;
  referrer: string;
};

const userAgents = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 9; SM-J737P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36',
];
const addresses = ['203.0.113.7', '198.51.100.23', '192.0.2.146', '2001:db8:85a3::8a2e:370:7334'];

const visitors: readonly Visitor[] = addresses.map((address, index) => ({
  address,
  userAgent: userAgents[index] ?? '',
  email: `ann.lee.${index}@mail.example.org`,
  phone: `(215) 867-530${index}`,
  sessionId: `0f8fad5b-d9cb-469f-a165-70867728950${index}`,
  referrer: `https://inbox.example.org/ann-lee-${index}/message?id=${index}`,
}));

type Call = {
  method?: 'POST' | 'DELETE' | 'PUT';
  path: string | ((visitor: Visitor) => string);
  body?: (visitor: Visitor) => unknown;
  headers?: Record<string, string>;
  status: number;
  /** What the same visitor does with the answer. */
  next?: (answer: Record<string, string>) => Call[];
};

const record = { state: 'PA', answers: { charges: [{ id: 'c1', level: 'misdemeanor' }] } };
const sealed = { version: 1, iv: 'A'.repeat(16), ciphertext: 'A'.repeat(400) };

/** What each visitor does. A new call of the API belongs in this list. */
const calls: readonly Call[] = [
  { path: ({ email }) => `/help?from=${email}`, status: 200 },
  { path: ({ email }) => `/${email}`, status: 404 },
  { path: ({ email }) => `/api/${email}`, status: 404 },
  { path: '/api/states', status: 200 },
  { path: '/api/news-updates', status: 200 },
  { path: '/api/analytics/summary', status: 200 },
  { path: '/api/impact-stories', status: 200 },
  { path: ({ email }) => `/api/impact-stories?cursor=${email}`, status: 400 },
  { path: '/api/community/challenge?action=contact', status: 200 },
  { method: 'POST', path: '/api/eligibility', body: () => record, status: 200 },
  { method: 'POST', path: '/api/eligibility', body: ({ email }) => ({ ...record, email }), status: 400 },
  ...['pennsylvania', 'ohio'].map(
    (place): Call => ({
      method: 'POST',
      path: '/api/assistant',
      body: ({ email, phone, address }) => ({
        question: `How long do I wait for a felony in ${place}? Write to ${email}, I am at ${address}`,
        before: [{ question: `Call me at ${phone}` }],
      }),
      status: 200,
    }),
  ),
  { method: 'POST', path: '/api/assistant', body: ({ email }) => ({ question: 'x', email }), status: 400 },
  {
    method: 'POST',
    path: '/api/errors',
    body: ({ email, phone, address, userAgent, sessionId }) => ({
      errorId: `OS-${createHash('sha256').update(address).digest('hex').slice(0, 8).toUpperCase()}`,
      screen: `/assessment/pa?mail=${email}#${sessionId}`,
      message: `Could not read ${email} or ${phone} at https://openslate.example/x?session=${sessionId} with ${userAgent} from ${address} today`,
      version: userAgent,
    }),
    status: 204,
  },
  { method: 'POST', path: '/api/errors', body: ({ email }) => ({ errorId: email }), status: 400 },
  {
    method: 'POST',
    path: '/api/assessments',
    body: () => sealed,
    status: 201,
    next: ({ id, deleteKey = '' }) => [
      { path: `/api/assessments/${id}`, status: 200 },
      {
        method: 'DELETE',
        path: `/api/assessments/${id}`,
        headers: { 'x-delete-key': deleteKey },
        status: 204,
      },
    ],
  },
  { method: 'POST', path: '/api/assessments', body: ({ email }) => ({ ...sealed, email }), status: 400 },
  ...(['exit_reason', 'improvement_suggestion'] as const).map(
    (questionId): Call => ({
      method: 'POST',
      path: '/api/surveys/response',
      body: ({ sessionId, userAgent, referrer, email }) => ({
        sessionId,
        surveyType: 'exit_intent',
        questionId,
        questionText: `What made you leave, ${email}?`,
        answer: questionId === 'exit_reason' ? 'privacy_concerns' : 'phone_support',
        answerLabel: email,
        triggerEvent: email,
        currentPage: `/assessment/pa?mail=${email}`,
        deviceType: 'mobile',
        userAgent,
        referrer,
        timeOnSite: 123_456,
      }),
      status: 204,
    }),
  ),
  {
    method: 'POST',
    path: '/api/analytics/track',
    body: () => ({ event: 'result_printed', state: 'PA' }),
    status: 204,
  },
  {
    method: 'POST',
    path: '/api/analytics/track',
    body: ({ sessionId }) => ({ event: 'result_printed', sessionId }),
    status: 400,
  },
  { method: 'POST', path: '/api/progress', body: () => ({ step: 'review', state: 'PA' }), status: 204 },
  {
    method: 'POST',
    path: '/api/impact-stories',
    body: ({ email, phone }) => ({
      title: `A job, write to ${email}`,
      story: `After eleven years I had the job I wanted.\nCall me at ${phone} or write to ${email}.`,
      state: 'PA',
    }),
    status: 201,
  },
  {
    method: 'POST',
    path: '/api/contact',
    body: ({ email, phone }) => ({
      topic: 'question',
      message: `Please answer me at ${email}, or call ${phone}.`,
    }),
    status: 204,
  },
  {
    method: 'POST',
    path: '/api/contact',
    body: ({ email, phone }) => ({
      topic: 'mistake_in_the_law',
      message: `The wait is shorter. Write to ${email}, or call ${phone}.`,
      about: 'pa-voting/election-crime',
      source: `https://law.example.org/9122?from=${email}`,
    }),
    status: 204,
  },
  { method: 'POST', path: '/api/contact', body: ({ email }) => ({ topic: 'question', email }), status: 400 },
  { path: ({ email }) => `/api/community/posts?q=${email}`, status: 200 },
  {
    method: 'POST',
    path: '/api/community/posts',
    body: ({ email, phone }) => ({
      title: `Waiting for the court, ${email}`,
      content: `The court has not answered since June. It has my number, ${phone}, and my mail, ${email}.`,
      category: 'process_help',
      state: 'PA',
    }),
    status: 201,
    next: ({ id }) => [
      { path: `/api/community/posts/${id}`, status: 200 },
      { method: 'POST', path: `/api/community/posts/${id}/view`, body: () => ({}), status: 200 },
      { method: 'POST', path: `/api/community/posts/${id}/helpful`, body: () => ({}), status: 200 },
      {
        method: 'POST',
        path: `/api/community/posts/${id}/report`,
        body: ({ email }) => ({ reason: 'personal_details', note: `My address ${email} is in it` }),
        status: 204,
      },
    ],
  },
  { method: 'PUT', path: ({ email }) => `/${email}`, body: ({ email }) => ({ email }), status: 405 },
  {
    method: 'POST',
    path: '/api/admin/login',
    body: ({ email, sessionId }) => ({ username: email, password: sessionId }),
    status: 401,
  },
  { path: '/api/admin/monitoring', headers: { authorization: 'Bearer made-up' }, status: 401 },
];

onBothEngines('After a day of people using the site', (context) => {
  test('nothing that was kept or logged tells who they were', async () => {
    const clock = testClock('2026-11-15T06:00:00.000Z');
    const lines: string[] = [];
    // One that answers, and one that fails and repeats what it was asked.
    const model = await loopbackModel(({ question, body }) =>
      question.includes('ohio')
        ? { status: 500, message: body }
        : { pieces: inPieces('You have had no conviction for 10 years [1].') },
    );
    const app = await testApp({
      database: context.database,
      now: clock.now,
      siteFolder: await smallSite(),
      passwords: quickPasswords,
      env: { LOG_LEVEL: 'trace', TRUST_PROXY: 'loopback', ...model.env },
      logStream: { write: (line) => lines.push(line) },
    });
    const seen = new Set<string>();
    const asked = new Set<string>();
    app.addHook('onRequest', async ({ ip, headers, method, routeOptions }) => {
      seen.add(ip).add(String(headers['user-agent'])).add(String(headers.referer));
      asked.add(`${method} ${routeOptions.url}`);
    });
    await signedInAdmin(context.database, { now: clock.now });
    const site = await app.listen({ host: '127.0.0.1', port: 0 });
    // The server's own address, which only tests hear: `main.ts` tells it to the operator instead.
    lines.length = 0;

    async function make(visitor: Visitor, call: Call): Promise<void> {
      const path = typeof call.path === 'string' ? call.path : call.path(visitor);
      const answer = await fetch(site + path, {
        method: call.method ?? 'GET',
        headers: {
          'x-forwarded-for': visitor.address,
          'user-agent': visitor.userAgent,
          referer: visitor.referrer,
          cookie: `session=${visitor.sessionId}`,
          ...(call.body && { 'content-type': 'application/json' }),
          ...call.headers,
        },
        ...(call.body && { body: JSON.stringify(call.body(visitor)) }),
      });
      const text = await answer.text();
      expect([path, answer.status], text).toEqual([path, call.status]);
      expect(answer.headers.get('set-cookie')).toBeNull();
      for (const next of call.next?.(JSON.parse(text)) ?? []) await make(visitor, next);
    }

    for (const visitor of visitors) {
      for (const call of calls) await make(visitor, call);
      clock.advance(4 * 60 * 60 * 1000);
    }
    // Somebody who sends too much, and the first request of the next day.
    const [first] = visitors as [Visitor];
    const track = { method: 'POST', path: '/api/surveys/response', body: () => ({}) } as const;
    for (let sent = 0; sent < 20; sent += 1) await make(first, { ...track, status: 400 });
    await make(first, { ...track, status: 429 });
    clock.set('2026-11-16T00:00:01.000Z');
    await make({ ...first, address: '127.0.0.1' }, { path: '/api/states', status: 200 });

    expect(model.asked).toHaveLength(2 * visitors.length);
    for (const { email, phone } of visitors)
      expect(model.asked.map(({ body }) => body).join('')).not.toMatch(
        new RegExp(`${email}|${phone.slice(-8)}`),
      );

    // The list is whole, the server did see all of it, and has written down what it keeps.
    expect(writtenByVisitors(app).filter((route) => !asked.has(route))).toEqual([]);
    for (const { address, userAgent, referrer } of visitors)
      expect([...seen]).toEqual(expect.arrayContaining([address, userAgent, referrer]));
    await app.close();
    const tables = await everyTable(context.database);
    for (const name of [
      'error_reports',
      'survey_counts',
      'event_counts',
      'progress_counts',
      'stories',
      'posts',
      'contact_messages',
      'request_figures',
    ])
      expect(tables[name], name).not.toEqual([]);
    expect(lines.length).toBeGreaterThan(visitors.length * calls.length);

    expect(tracesIn(JSON.stringify(tables))).toEqual([]);
    expect(tracesIn(lines.join(''))).toEqual([]);
    expect(tracesIn(await everyFile(context.place))).toEqual([]);

    // Each of these would be found.
    for (const trace of tracesOf(first)) {
      await sql`update error_reports set message = ${trace}`.execute(context.database.tables);
      expect(tracesIn(JSON.stringify(await everyTable(context.database))), trace).not.toEqual([]);
    }
  });
});

/** Every route that takes something from somebody who is not logged in as an admin. */
function writtenByVisitors(app: App): string[] {
  return Object.entries(app.swagger().paths ?? {})
    .filter(([path]) => !path.startsWith('/api/admin/') && !path.endsWith('/admin-reply'))
    .flatMap(([path, methods]) =>
      ['post', 'put', 'patch']
        .filter((method) => Object.hasOwn(methods ?? {}, method))
        .map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
}

/** What would tell of a visitor, also as a plain hash, which can be tried out. */
function tracesOf({ address, userAgent, email, phone, sessionId, referrer }: Visitor): string[] {
  const told = [address, userAgent, email, phone, sessionId, referrer];
  const hashed = [address, email, sessionId].flatMap((text) =>
    (['hex', 'base64', 'base64url'] as const).map((form) => createHash('sha256').update(text).digest(form)),
  );
  return [...told, ...hashed, new URL(referrer).pathname, phone.replaceAll(/\D/g, '')];
}

/** Whatever looks like an address, a browser or a mailbox, whosesoever it is. */
const patterns = [
  /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/,
  /Mozilla|AppleWebKit|Gecko/,
  /[\w.+-]+@[\w-]+\.\w+/,
];

function tracesIn(text: string): string[] {
  const found = visitors.flatMap(tracesOf).filter((trace) => text.includes(trace));
  return [...found, ...patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])];
}
