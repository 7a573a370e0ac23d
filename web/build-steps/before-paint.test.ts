import { runInNewContext } from 'node:vm';
import { PublicSettings } from '@openslate/contract/settings.ts';
import { describe, expect, it } from 'vitest';
import { addBeforePaint } from './before-paint.ts';

const elsewhere = 'https://weather.example/';
const html = addBeforePaint(
  '<html><head></head><body></body></html>',
  PublicSettings.parse({ LEAVE_URL: elsewhere }),
);
const code = /<script>(?<code>[\s\S]*)<\/script>/.exec(html)?.groups?.code ?? '';

const storage = (held: Map<string, string>) => ({
  getItem: (name: string) => held.get(name) ?? null,
  setItem: (name: string, text: string) => void held.set(name, text),
  removeItem: (name: string) => void held.delete(name),
  clear: () => held.clear(),
});

type Device = {
  device?: Record<string, string>;
  tab?: Record<string, string>;
  /** What the system was asked for. */
  system?: readonly string[];
  cameBy?: 'navigate' | 'back_forward' | 'reload';
  refuses?: boolean;
};

/** A page that is being opened, up to before it is drawn. */
function opened({ device = {}, tab = {}, system = [], cameBy = 'navigate', refuses = false }: Device = {}) {
  const held = { device: new Map(Object.entries(device)), tab: new Map(Object.entries(tab)) };
  const page = { dataset: {} as Record<string, string>, style: { display: '' } };
  const heard = new Map<string, (event: object) => void>();
  const left: string[] = [];
  runInNewContext(code, {
    URL,
    Element: Object,
    document: { documentElement: page, title: 'Ours' },
    matchMedia: (query: string) => ({ matches: system.includes(query), addEventListener: () => {} }),
    performance: { getEntriesByType: () => [{ type: cameBy }] },
    location: { replace: (address: string) => left.push(address) },
    addEventListener: (name: string, listener: (event: object) => void) => heard.set(name, listener),
    ...(!refuses && { localStorage: storage(held.device), sessionStorage: storage(held.tab) }),
  });
  const hold = (key: string, more: object = {}) => heard.get('keydown')?.({ key, ...more });
  const release = (key: string, timeStamp: number) => heard.get('keyup')?.({ key, timeStamp });
  const press = (key: string, timeStamp: number, more: object = {}) => {
    hold(key, more);
    release(key, timeStamp);
  };
  return {
    page,
    held,
    left,
    press,
    hold,
    release,
    hear: (name: string, event: object) => heard.get(name)?.(event),
  };
}

describe('a page knows before it is drawn', () => {
  const asked = ['(prefers-contrast: more)', '(prefers-reduced-motion: reduce)'];
  const usual = { contrast: 'usual', motion: 'usual', text: 'usual', reader: 'off', keyboard: 'on' };

  it.each([
    ['of nothing', {}, usual],
    ['what the system was told', { system: asked }, { ...usual, contrast: 'more', motion: 'less' }],
    [
      'what was saved, and then no longer asks the system',
      {
        system: asked,
        device: { 'accessibility-settings': '{"largeText":true,"keyboardNavigation":false}' },
      },
      { ...usual, text: 'large', keyboard: 'off' },
    ],
    [
      'what was saved in a tab of a shared computer',
      { tab: { 'accessibility-settings': '{"screenReaderMode":true}' } },
      { ...usual, reader: 'on' },
    ],
    ['nothing of what is not ours', { device: { 'accessibility-settings': '{"cut":' } }, usual],
    ['nothing where the browser refuses', { refuses: true }, usual],
  ] satisfies [string, Device, typeof usual][])('%s', (_, device, shown) => {
    expect(opened(device).page.dataset).toEqual(shown);
  });
});

describe('leaving in a hurry', () => {
  it('takes Shift three times, with nothing in between', () => {
    const { page, left, press, held } = opened({ tab: { community_draft: 'Words' } });
    press('Shift', 0);
    press('Shift', 400);
    expect(left).toEqual([]);
    press('Shift', 800);
    expect(left).toEqual([elsewhere]);
    expect(page.style.display).toBe('none');
    expect(Object.fromEntries(held.tab)).toEqual({ community_draft: 'Words', left: 'true' });
  });

  it('does not take capitals, a held key, other keys beside it or slow presses for it', () => {
    const { left, press, hold, release, hear } = opened();
    for (let time = 0; time < 900; time += 100) {
      hold('Shift');
      press('A', time + 50);
      release('Shift', time + 60);
    }
    press('Shift', 4000);
    press('Shift', 4100);
    hold('Shift');
    press('A', 4200);
    release('Shift', 4300);
    for (let time = 5000; time < 6000; time += 50) hold('Shift', { repeat: time > 5000 });
    release('Shift', 6000);
    for (let time = 10_000; time < 11_000; time += 100) press('Shift', time, { ctrlKey: true });
    for (let time = 20_000; time < 30_000; time += 1000) press('Shift', time);
    press('Shift', 40_000);
    press('Shift', 40_100);
    hear('pointerdown', {});
    press('Shift', 40_200);
    expect(left).toEqual([]);
  });

  it('erases what the tab holds on a shared computer, and works where nothing is kept', () => {
    const shared = opened({ device: { shared_computer: 'true' }, tab: { assessment_progress: '{}' } });
    for (const time of [0, 1, 2]) shared.press('Shift', time);
    expect(Object.fromEntries(shared.held.tab)).toEqual({ left: 'true' });
    const refusing = opened({ refuses: true });
    for (const time of [0, 1, 2]) refusing.press('Shift', time);
    expect(refusing.left).toEqual([elsewhere]);
    refusing.hear('pageshow', { persisted: true });
    expect(refusing.left).toEqual([elsewhere, elsewhere]);
  });

  it('holds for whatever Back or a reload shows, and not for who comes anew', () => {
    const tab = { left: 'true' };
    expect(opened({ tab, cameBy: 'back_forward' }).left).toEqual([elsewhere]);
    expect(opened({ tab, cameBy: 'reload' }).left).toEqual([elsewhere]);
    const anew = opened({ tab });
    expect(anew.left).toEqual([]);
    expect(anew.held.tab.size).toBe(0);
    anew.hear('pageshow', { persisted: false });
    expect(anew.left).toEqual([]);
  });
});

it('an address cannot end the script early', () => {
  const evil = PublicSettings.parse({ LEAVE_URL: 'https://weather.example/</script><b>' });
  expect(addBeforePaint('<head></head>', evil).match(/<\/script>/g)).toHaveLength(1);
});
