import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from './change.ts';
import { NewThing } from './new-thing.ts';
import { changeRule, repeating } from './repeating.ts';

let server: Server;
let address: string;
/** What the server answers, one after the other; `lost` is an answer that never comes. */
let answers: (number | 'lost')[];
let keys: unknown[];

beforeAll(async () => {
  server = createServer((request, response) => {
    keys.push(request.headers['idempotency-key']);
    const answer = answers.shift() ?? 500;
    if (answer === 'lost') request.socket.destroy();
    else response.writeHead(answer, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/thing`;
});
afterAll(() => server.close());
beforeEach(() => {
  keys = [];
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // The rule as it is, without the waiting.
  vi.spyOn(changeRule, 'retryDelay', 'get').mockReturnValue(0);
});
afterEach(() => vi.restoreAllMocks());

describe('a change', () => {
  it('is made again where the answer was lost or the server failed, two times at most, under the same key', async () => {
    answers = ['lost', 503, 200];
    await change('POST', address, { body: {}, key: 'the-key-of-this-one-thing' });
    expect(keys).toEqual(Array(3).fill('the-key-of-this-one-thing'));
    answers = [500, 'lost', 502, 200];
    await expect(change('PUT', address)).rejects.toMatchObject({ statusCode: 502 });
  });

  it.each([400, 401, 404, 408, 409, 429])('that is refused with %d stays refused', async (status) => {
    answers = [status, 200];
    await expect(change('DELETE', address)).rejects.toMatchObject({ statusCode: status });
    expect(keys).toHaveLength(1);
  });

  it('that deleted something is done, though the answer was lost', async () => {
    answers = ['lost', 404];
    expect(await change('DELETE', address)).toBeNull();
    answers = ['lost', 404];
    await expect(change('PATCH', address)).rejects.toMatchObject({ statusCode: 404 });
  });

  it('is not made again where it was called off', async () => {
    const called = vi.fn(() => Promise.reject(new DOMException('Called off.', 'AbortError')));
    await expect(repeating(called)).rejects.toThrow('Called off.');
    expect(called).toHaveBeenCalledOnce();
  });
});

it('waits a second between two tries', () => {
  vi.restoreAllMocks();
  expect(changeRule.retryDelay).toBe(1000);
});

describe('a new thing', () => {
  it('keeps its key while it stays the same, and until it is made', () => {
    const story = new NewThing();
    const first = story.keyFor({ title: 'One' });
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(story.keyFor({ title: 'One' })).toBe(first);
    const second = story.keyFor({ title: 'Two' });
    expect(second).not.toBe(first);
    story.made();
    expect(story.keyFor({ title: 'Two' })).not.toBe(second);
  });
});

/** What does not go through `change`, and why: docs/decisions/0021-sending-again.md. */
const asked = [
  // A page asks again by the same rule, with a proof of work for each try.
  'features/community/posts.ts: POST',
  'features/inquiries/send-message.ts: POST',
  // Changes nothing: a question, whose answer comes in pieces and is replaced by our own where it fails.
  'features/assistant/model/answer-with-model.ts: POST',
  // Changes nothing. The page asks again by the same rule.
  'features/self-checks/assessment-self-check.tsx: POST',
  // A way in, or out.
  'features/admin/entry/use-entry.ts: POST',
  'features/admin/login/log-in.ts: POST',
  'features/admin/session/sign-out.ts: POST',
];

it('is how the site changes anything, but for what is named here', () => {
  const app = fileURLToPath(new URL('..', import.meta.url));
  const found = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(app + file, 'utf8').matchAll(/\brequest\(\s*'(POST|PUT|PATCH|DELETE)'/g)].map(
        ([, method]) => `${file}: ${method}`,
      ),
    );
  expect(found.sort()).toEqual(asked.sort());
});
