import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { desktop, phone } from './browser.ts';

/** Every rule axe has for levels A and AA, its best practices and those it is still trying out. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

/** What changes with the colors of the page. */
export const contrast = ['color-contrast', 'link-in-text-block'];

/** By every rule; in the dark only the colors change. An open dialog shuts off what is behind it. */
export async function expectNothing(page: Page, where: string, within?: string): Promise<void> {
  expect(await violations(page, undefined, within), where).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, contrast, within), `${where}, in the dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** On a desktop, and then on a phone. */
export async function expectNothingOnAnyScreen(page: Page, where: string, within?: string): Promise<void> {
  await page.setViewportSize(desktop);
  expect(await violations(page, undefined, within), `${where}, on a desktop`).toEqual([]);
  await page.setViewportSize(phone);
  await expectNothing(page, where, within);
}

/** What axe finds on a page or a part of it, by every rule or by some. */
export async function violations(page: Page, rules?: string[], within = 'html'): Promise<string[]> {
  // What follows from a change of the screen is drawn with the next frame, what is far down in turns.
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const turns = document.getAnimations().filter((each) => each instanceof CSSAnimation);
    await Promise.all(
      turns.filter((turn) => turn.animationName === 'wait-for-its-turn').map(({ finished }) => finished),
    );
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source}; undefined`);
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags },
    // Of what is as it should be there is much, and nobody reads it.
    resultTypes: ['violations'],
  };
  return page.evaluate(run, { within, options });
}

/**
 * In the page: only what is said goes back and forth, not the whole of what axe knows. What has half gone under a bar that
 * is always there seems too small to press: it is looked at again in the middle of the screen.
 */
async function run({ within, options }: { within: string; options: RunOptions }): Promise<string[]> {
  const { axe: checker } = window as unknown as { axe: typeof axe };
  const place = window.scrollY;
  const found: string[] = [];
  for (const { id, nodes } of (await checker.run(within, options)).violations)
    for (const { target } of nodes) {
      const seen = id === 'target-size' && document.querySelector(String(target[0]));
      if (seen) {
        seen.scrollIntoView({ block: 'center', behavior: 'instant' });
        const again = await checker.run(seen, { runOnly: { type: 'rule', values: [id] } });
        if (again.violations.length === 0) continue;
      }
      found.push(`${id}: ${target.join(' ')}`);
    }
  window.scrollTo({ top: place, behavior: 'instant' });
  return found;
}
