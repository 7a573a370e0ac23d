import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** Every rule axe has for levels A and AA, its best practices and those it is still trying out. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

/** What changes with the colors of the page. */
export const contrast = ['color-contrast', 'link-in-text-block'];

/** What axe finds on a page, by every rule or by some. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source}; undefined`);
  return page.evaluate(run, {
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags },
    // Of what is as it should be there is much, and nobody reads it.
    resultTypes: ['violations'],
  } satisfies RunOptions);
}

/** In the page: only what is said goes back and forth, not the whole of what axe knows. */
async function run(options: RunOptions): Promise<string[]> {
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
