import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NewItem, QueuedItem } from './item.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const realFetch = fetch;

let server: Server;
let address: string;
/** What the server answers, one after the other, and 201 from then on; `lost` is an answer that never comes. */
let answers: (number | 'lost')[];
/** What arrived there, as its key. */
let arrived: unknown[];
let shelf: Map<string, string>;

beforeAll(async () => {
  server = createServer((request, response) => {
    const key = String(request.headers['idempotency-key']);
    // That a story arrived is counted, under a key that nobody knows.
    if (key.length > 1) return void response.writeHead(204).end();
    arrived.push(key);
    const answer = answers.shift() ?? 201;
    if (answer === 'lost') request.socket.destroy();
    else
      response
        .writeHead(answer, {
          'content-type': 'application/json',
          ...(answer === 429 && { 'retry-after': '1200' }),
        })
        .end('{"error":{"code":"no","message":"We do not take this."}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

beforeEach(() => {
  answers = [];
  arrived = [];
  shelf = new Map();
  const storage = {
    getItem: (name: string) => shelf.get(name) ?? null,
    setItem: (name: string, text: string) => void shelf.set(name, text),
    removeItem: (name: string) => void shelf.delete(name),
  };
  const page = new EventTarget();
  vi.useFakeTimers({ now: new Date('2026-11-18T12:00:00Z'), toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('StorageEvent', class extends Event {});
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, page[name].bind(page));
  vi.stubGlobal('fetch', (path: string, how: RequestInit) => realFetch(address + path, how));
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A tab of its own: nothing is known but what the browser keeps. */
async function tab() {
  vi.resetModules();
  const [queue, { deliver }, wait, toast, { switchCounting }] = await Promise.all([
    import('./queue.ts'),
    import('./deliver.ts'),
    import('./wait.ts'),
    import('../../ui/overlays/toast.ts'),
    import('../analytics/counting.ts'),
  ]);
  const said = () => toast.currentToasts().map(({ title, description }) => `${title}. ${description}`);
  return { ...queue, ...wait, deliver, said, switchCounting };
}

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
const written = { title: 'A clean slate', story: 'It took me seven years and a kind clerk.', state: 'PA' };
const story = (id: string): NewItem => ({ id, type: 'impact-story', data: written });
const count = (id: string): NewItem => ({ id, type: 'analytics', data: { event: 'news_opened' } });
const kept = (): QueuedItem[] => JSON.parse(shelf.get('background_sync_queue') ?? '[]');
const draft = () => JSON.parse(shelf.get('story_draft') ?? 'null');

describe('what waits to be sent', () => {
  it('is kept with all that sending it takes', async () => {
    const { enqueue } = await tab();
    await enqueue(story('a'));
    expect(kept()).toEqual([
      {
        id: 'a',
        timestamp: Date.now(),
        retryCount: 0,
        maxRetries: 4,
        type: 'impact-story',
        data: written,
        endpoint: '/api/impact-stories',
        method: 'POST',
      },
    ]);
  });

  it('is sent in order by the next page, once each, and leaves nothing', async () => {
    const { enqueue } = await tab();
    for (const id of ['a', 'b', 'c']) await enqueue(story(id));
    const { deliver, said } = await tab();
    await deliver();
    expect(arrived).toEqual(['a', 'b', 'c']);
    expect(shelf.has('background_sync_queue')).toBe(false);
    expect(said()[0]).toMatch(/Your story was sent\..*Your story was sent\./);
  });

  it('is not tried without a network, and that is no failure', async () => {
    const { enqueue, deliver } = await tab();
    await enqueue(story('a'));
    vi.stubGlobal('navigator', { onLine: false });
    await deliver();
    expect(arrived).toEqual([]);
    expect(kept()[0]?.retryCount).toBe(0);
  });

  it.each([500, 503, 408, 'lost', 200] as const)(
    'is tried again after %s, each time a while later, and dropped at its maximum with a word',
    async (answer) => {
      answers = Array(9).fill(answer);
      const { enqueue, deliver, said } = await tab();
      await enqueue(story('a'));
      for (const pause of [0.5, 2, 8]) {
        await deliver();
        const tried = arrived.length;
        later(pause * minute - 1);
        await deliver();
        expect(arrived.length, 'too early').toBe(tried);
        later(1);
      }
      await deliver();
      expect(arrived).toEqual(['a', 'a', 'a', 'a']);
      expect(kept()).toEqual([]);
      expect(said()[0]).toContain('Your story was not sent. It was tried 4 times');
      if (answer === 500) expect(said()[0]).toContain('(HTTP 500: Internal Server Error)');
      expect(draft()).toEqual(written);
    },
  );

  it('waits for as long as the server asks for, and holds up its own kind alone', async () => {
    answers = [429];
    const { enqueue, deliver } = await tab();
    for (const item of [story('a'), story('b'), count('c')]) await enqueue(item);
    await deliver();
    expect(arrived).toEqual(['a', 'c']);
    later(19 * minute);
    await deliver();
    expect(arrived).toHaveLength(2);
    later(minute);
    await deliver();
    expect(arrived).toEqual(['a', 'c', 'a', 'b']);
  });

  it.each([400, 409, 413, 422])(
    'is not tried again after a %d: its owner hears why, and has it back',
    async (no) => {
      answers = [no];
      shelf.set('story_draft', JSON.stringify({ title: '', story: 'Another one.', state: '' }));
      const { enqueue, deliver, said } = await tab();
      await enqueue(story('a'));
      await deliver();
      expect(kept()).toEqual([]);
      expect(said()).toEqual([
        'Your story was not sent. We do not take this. What you wrote is back in the form, in this tab.',
      ]);
      expect(draft().story).toBe(`Another one.\n\n${written.title}\n\n${written.story}`);
    },
  );

  it('is dropped without a word where it is a count, after two tries', async () => {
    answers = [500, 500];
    const { enqueue, deliver, said } = await tab();
    await enqueue(count('a'));
    await deliver();
    later(minute);
    await deliver();
    expect(arrived).toEqual(['a', 'a']);
    expect(kept()).toEqual([]);
    expect(said()).toEqual([]);
  });

  it('is dropped after six days, with a word', async () => {
    const { enqueue, deliver, said } = await tab();
    await enqueue(story('a'));
    later(6 * day + minute);
    await deliver();
    expect(arrived).toEqual([]);
    expect(kept()).toEqual([]);
    expect(said()[0]).toContain('It could not be sent for 6 days.');
  });

  it('is not sent where counting was switched off meanwhile', async () => {
    const { enqueue, deliver, switchCounting } = await tab();
    await enqueue(count('a'));
    switchCounting(false);
    vi.stubGlobal('navigator', { onLine: false });
    await deliver();
    expect(arrived).toEqual([]);
    expect(kept()).toEqual([]);
  });

  it('does not begin on a shared computer', async () => {
    shelf.set('shared_computer', 'true');
    const { enqueue } = await tab();
    expect(await enqueue(story('a'))).toBe(false);
    expect(kept()).toEqual([]);
  });

  it('goes nowhere but where such things go, whatever lies in the browser', async () => {
    const { enqueue } = await tab();
    await enqueue(story('a'));
    const [item] = kept();
    const foreign = [{ ...item, id: 'b', endpoint: '/api/contact' }, { ...item, id: 7 }, null, 'x'];
    shelf.set('background_sync_queue', JSON.stringify([...foreign, item]));
    const { deliver } = await tab();
    await deliver();
    expect(arrived).toEqual(['a']);
  });

  it.each([
    ['with locks', () => ({ onLine: true, locks: makeLocks() })],
    ['without them', () => ({ onLine: true })],
  ])('is sent by one of two tabs, %s', async (_, browser) => {
    vi.stubGlobal('navigator', browser());
    const one = await tab();
    for (const id of ['a', 'b']) await one.enqueue(story(id));
    const other = await tab();
    await Promise.all([one.deliver(), other.deliver()]);
    // Whoever was not the last to write has to look again.
    later(2 * minute);
    await one.deliver();
    expect(arrived).toEqual(['a', 'b']);
  });
});

describe('something that is sent', () => {
  it('waits where the network or the server fails, and not where it is refused or there is no room', async () => {
    const { sendOrWait } = await tab();
    const { ApiError } = await import('../../api/api-error.ts');
    const failing = (statusCode: number) => () => Promise.reject(new ApiError('No.', { statusCode }));
    expect(await sendOrWait(story('a'), () => Promise.resolve(1))).toEqual({ answer: 1 });
    for (const status of [400, 409, 413, 422, 507])
      await expect(sendOrWait(story('b'), failing(status))).rejects.toMatchObject({ statusCode: status });
    expect(kept()).toEqual([]);
    expect(await sendOrWait(story('c'), failing(429))).toBe('waits');
    expect(await sendOrWait(story('d'), failing(500))).toBe('waits');
    vi.stubGlobal('navigator', { onLine: false });
    expect(await sendOrWait(story('e'), () => Promise.resolve(1))).toBe('waits');
    expect(kept().map(({ id }) => id)).toEqual(['c', 'd', 'e']);
  });

  it('is refused a place where the browser is full, and what waited before stays', async () => {
    const { enqueue } = await tab();
    await enqueue(story('a'));
    const { setItem } = localStorage;
    localStorage.setItem = (name, text) => {
      if (text.length > 400) throw new DOMException('No room.', 'QuotaExceededError');
      setItem(name, text);
    };
    expect(await enqueue(story('b'))).toBe(false);
    expect(kept().map(({ id }) => id)).toEqual(['a']);
  });
});

/** Locks as browsers have them. */
function makeLocks() {
  const taken = new Map<string, Promise<unknown>>();
  return {
    async request(name: string, ...rest: unknown[]): Promise<unknown> {
      const work = rest.at(-1) as (lock: object | null) => Promise<unknown>;
      const { ifAvailable } = rest.length > 1 ? (rest[0] as { ifAvailable?: boolean }) : {};
      if (ifAvailable && taken.has(name)) return work(null);
      const before = taken.get(name) ?? Promise.resolve();
      const mine = before.then(() => work({}));
      const settled = mine.catch(() => {});
      taken.set(name, settled);
      await settled;
      if (taken.get(name) === settled) taken.delete(name);
      return mine;
    },
  };
}
