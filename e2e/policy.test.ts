import { describe, expect, it } from 'vitest';
import { visitor } from './browser.ts';

const { open } = visitor({ expectFailures: true });

describe('a page of the site', () => {
  it.each(['/', '/admin-login'])(
    '%s lets no text become markup, a script or the address of one',
    async (path) => {
      const page = await open(path);
      const allowed = await page.evaluate(() => {
        const tries: Record<string, () => unknown> = {
          markup: () => {
            document.body.innerHTML = '<p>not ours</p>';
          },
          'a script of text': () => {
            document.createElement('script').text = 'alert(1)';
          },
          'the address of a script': () => {
            document.createElement('script').src = '/assets/any.js';
          },
          'a worker by its address': () => new Worker('/assets/any.js'),
          'a further policy': () =>
            (
              globalThis as unknown as {
                trustedTypes: { createPolicy: (name: string, rules: object) => void };
              }
            ).trustedTypes.createPolicy('mine', { createHTML: (text: string) => text }),
        };
        return Object.entries(tries)
          .filter(([, attempt]) => {
            try {
              attempt();
              return true;
            } catch {
              return false;
            }
          })
          .map(([name]) => name);
      });
      expect(allowed).toEqual([]);
    },
  );
});
