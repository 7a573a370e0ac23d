import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Every rule axe has for levels A and AA, its best practices and those it is still trying out. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

/** What changes with the colors of the page. */
export const contrast = ['color-contrast', 'link-in-text-block'];

/** What axe finds on a page, by every rule or by some. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // The site has no frames, so axe need not open a second tab to put their results together.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(tags)).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
