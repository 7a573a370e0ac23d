import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keys } from '../../storage/keys.ts';
import { keptTexts } from './kept-texts.ts';

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const form = () =>
  keptTexts(keys.storyDraft, { title: '', state: '' }, ({ state }) => ['', 'PA'].includes(state));

describe('what somebody is writing in a form', () => {
  it('is there after a reload, until it has arrived', () => {
    form().write({ title: 'A door', state: 'PA' });
    expect(form().find()).toEqual({ kind: 'kept', value: { title: 'A door', state: 'PA' } });
    form().forget();
    expect(form().find()).toEqual({ kind: 'none' });
    expect([...storage]).toEqual([]);
  });

  it.each(['null', '7', '{}', '{"title":"A door"}', '{"title":1,"state":""}', '{"title":"","state":"ZZ"}'])(
    'is not %s',
    (text) => {
      storage.set(keys.storyDraft.name, text);
      expect(form().find()).toEqual({ kind: 'unreadable' });
    },
  );
});
