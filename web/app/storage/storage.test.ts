import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Shelves = { device: Map<string, string>; tab: Map<string, string> };
let shelves: Shelves;

const storage = (kept: Map<string, string>) => ({
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => void kept.set(name, text),
  removeItem: (name: string) => void kept.delete(name),
});

const refuse = () => {
  throw new DOMException('No room.', 'QuotaExceededError');
};

beforeEach(() => {
  shelves = { device: new Map(), tab: new Map() };
  vi.useFakeTimers({ now: new Date('2026-11-16T12:00:00Z') });
  vi.stubGlobal('localStorage', storage(shelves.device));
  vi.stubGlobal('sessionStorage', storage(shelves.tab));
  return () => vi.useRealTimers();
});
afterEach(() => vi.unstubAllGlobals());

/** The page is loaded anew: nothing is known but what the browser keeps. */
async function visit() {
  vi.resetModules();
  const [{ kept }, { keys }, { keptWord }, shared, use] = await Promise.all([
    import('./kept.ts'),
    import('./keys.ts'),
    import('./kept-word.ts'),
    import('./shared-computer.ts'),
    import('./last-use.ts'),
  ]);
  const asNumber = {
    parse(stored: unknown): number {
      if (typeof stored === 'number') return stored;
      throw new TypeError('Not a number.');
    },
  };
  return { progress: kept(keys.progress, asNumber), keys, keptWord, ...shared, ...use };
}

describe('a value of ours in the browser', () => {
  it('is there on the next visit, until it is forgotten', async () => {
    expect((await visit()).progress.write(7)).toBe(true);
    const { progress } = await visit();
    expect(progress.find()).toEqual({ kind: 'kept', value: 7 });
    progress.forget();
    expect(progress.find()).toEqual({ kind: 'none' });
    expect([...shelves.device.keys()]).toEqual([]);
  });

  it.each(['{"cut":', '"foreign"', 'null', ''])(
    'that reads %j is not ours: it stays until something is written, and is then put aside',
    async (text) => {
      shelves.device.set('assessment_progress', text);
      const { progress } = await visit();
      expect(progress.find()).toEqual({ kind: 'unreadable' });
      expect(shelves.device.get('assessment_progress')).toBe(text);
      progress.write(8);
      expect(progress.find()).toEqual({ kind: 'kept', value: 8 });
      expect(shelves.device.get('assessment_progress_unreadable')).toBe(text);
      progress.forget();
      expect([...shelves.device.keys()]).toEqual([]);
    },
  );

  it('that was kept by a newer site is put aside, and read if it can be', async () => {
    shelves.device.set('assessment_progress', '{"newer":true}');
    shelves.device.set('kept_notes', '{"form":2,"usedOn":"2026-11-01"}');
    const { progress } = await visit();
    expect(progress.find()).toEqual({ kind: 'unreadable' });
    progress.write(9);
    expect((await visit()).progress.find()).toEqual({ kind: 'kept', value: 9 });
    expect(shelves.device.get('assessment_progress_unreadable')).toBe('{"newer":true}');

    shelves.device.set('assessment_progress', '10');
    shelves.device.set('kept_notes', '{"form":2,"usedOn":"2026-11-01"}');
    expect((await visit()).progress.find()).toEqual({ kind: 'kept', value: 10 });
  });

  it.each([
    ['is full', () => ({ ...storage(shelves.device), setItem: refuse })],
    ['refuses', () => ({ getItem: refuse, setItem: refuse, removeItem: refuse })],
    ['has no storage', () => undefined],
  ])('lasts as long as the page where the browser %s, and says so', async (_, broken) => {
    shelves.device.set('assessment_progress', '1');
    vi.stubGlobal('localStorage', broken());
    const { progress } = await visit();
    expect(progress.write(7)).toBe(false);
    expect(progress.find()).toEqual({ kind: 'kept', value: 7 });
    progress.forget();
    expect(progress.write(8)).toBe(false);
    expect(progress.find()).toEqual({ kind: 'kept', value: 8 });
  });
});

describe('a word of ours in the browser', () => {
  it('of another form is none of ours', async () => {
    const { keptWord, keys } = await visit();
    const flag = keptWord(keys.counting, /^off$/);
    shelves.device.set('counting', 'maybe');
    expect(flag.read()).toBeNull();
    expect(flag.write('off')).toBe(true);
    expect(flag.read()).toBe('off');
  });
});

describe('on a shared computer', () => {
  it('what tells of a person moves to the tab, and back', async () => {
    shelves.device.set('community_post_keys', '[]');
    shelves.device.set('newsTickerSeen', '["a"]');
    const { progress, setSharedComputer } = await visit();
    progress.write(7);
    setSharedComputer(true);
    expect(Object.fromEntries(shelves.device)).toEqual({ newsTickerSeen: '["a"]', shared_computer: 'true' });
    expect(Object.fromEntries(shelves.tab)).toEqual({ assessment_progress: '7', community_post_keys: '[]' });

    const again = await visit();
    expect(again.isSharedComputer()).toBe(true);
    again.progress.write(8);
    expect(shelves.device.has('assessment_progress')).toBe(false);
    expect(again.progress.find()).toEqual({ kind: 'kept', value: 8 });

    again.setSharedComputer(false);
    expect(shelves.device.get('assessment_progress')).toBe('8');
    expect([...shelves.tab.keys()]).toEqual([]);
    expect(shelves.device.has('shared_computer')).toBe(false);
  });

  it('what could not be read moves along, and nothing is left of it', async () => {
    shelves.device.set('assessment_progress', '{');
    const { progress, setSharedComputer } = await visit();
    progress.write(7);
    setSharedComputer(true);
    expect([...shelves.device.keys()]).toEqual(['shared_computer']);
    expect(shelves.tab.get('assessment_progress_unreadable')).toBe('{');
  });
});

describe('what nobody uses', () => {
  const daysLater = (days: number) => vi.setSystemTime(Date.now() + days * 24 * 60 * 60 * 1000);

  it('is forgotten after a year, and it is said', async () => {
    (await visit()).progress.write(7);
    shelves.device.set('newsTickerSeen', '["a"]');
    daysLater(364);
    const inTime = await visit();
    expect(inTime.progress.find()).toEqual({ kind: 'kept', value: 7 });
    expect(inTime.wasForgotten()).toBe(false);
    daysLater(365);
    expect((await visit()).progress.find()).toEqual({ kind: 'kept', value: 7 });
    daysLater(367);
    const late = await visit();
    expect(late.progress.find()).toEqual({ kind: 'none' });
    expect(late.wasForgotten()).toBe(true);
    expect([...shelves.device.keys()]).toEqual(['newsTickerSeen']);
  });

  it.each(['{', 'null', '{"usedOn":"soon"}', '{"usedOn":"2999-01-01"}', undefined])(
    'has its year from today where the notes say %s',
    async (notes) => {
      shelves.device.set('assessment_progress', '7');
      if (notes !== undefined) shelves.device.set('kept_notes', notes);
      expect((await visit()).progress.find()).toEqual({ kind: 'kept', value: 7 });
      expect(JSON.parse(shelves.device.get('kept_notes') ?? '')).toEqual({ form: 1, usedOn: '2026-11-16' });
    },
  );

  it('leaves no note where nothing is kept', async () => {
    const { tidy } = await visit();
    tidy();
    expect([...shelves.device.keys()]).toEqual([]);
  });
});
