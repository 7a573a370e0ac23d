import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { markKept } from './mark-kept.ts';

const storage = (held: Record<string, string>) => ({ getItem: (name: string) => held[name] ?? null });

/** What the page knows of the device when it is drawn. */
function marked(device: object): boolean {
  const html = markKept('<html><head></head><body></body></html>');
  const dataset: Record<string, string> = {};
  const code = /<script>(?<code>[\s\S]*)<\/script>/.exec(html)?.groups?.code ?? '';
  runInNewContext(code, { document: { documentElement: { dataset } }, ...device });
  return 'kept' in dataset;
}

const nothing = { localStorage: storage({}), sessionStorage: storage({}), history: { state: null } };
const answers = storage({ assessment_progress: '{}' });

it.each([
  ['nothing kept', nothing, false],
  ['answers on the device', { ...nothing, localStorage: answers }, true],
  ['answers of a shared computer', { ...nothing, sessionStorage: answers }, true],
  ['a step of the tab', { ...nothing, history: { state: { usr: { step: { at: 'result' } } } } }, true],
  ['a browser that refuses', { history: { state: null } }, false],
])('a page knows before it is drawn of %s', (_, device, known) => {
  expect(marked(device)).toBe(known);
});
