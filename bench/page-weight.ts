import { readFileSync, statSync } from 'node:fs';
import { prerenderedPages } from '@openslate/contract/site.ts';
import { root } from '../tools/project.ts';

const client = `${root}/web/build/client`;

/** What a page may weigh, as sent (brotli), and in how many files its scripts may come. */
export const pageBudget = {
  /** Its first picture: the page with its styles. */
  html: 26 * 1024,
  /** What makes the words look as they should, and is not waited for. */
  fonts: 42 * 1024,
  /** What starts after the first picture. */
  scripts: 150 * 1024,
  scriptFiles: 18,
};

/**
 * The page of a place's law holds all of it, for those who check it, and the words of the law where they were at hand:
 * three times as many words as any other page.
 */
const lawPageBudget = { ...pageBudget, html: 54 * 1024 };

/** Pages that tell of all places, or show all components, each to be opened and read without scripts too. */
const listPages: readonly string[] = [
  '/accessibility-test',
  '/attorney-finder',
  '/case-studies',
  '/alternative-relief',
  '/clean-slate',
  '/record-relief',
];
const listPageBudget = { ...pageBudget, html: 44 * 1024 };

export function budgetOf(path: string): typeof pageBudget {
  if (path.startsWith('/record-relief/')) return lawPageBudget;
  // All words of the law, and all words of a letter.
  if (path.startsWith('/glossary')) return listPageBudget;
  return listPages.includes(path) ? listPageBudget : pageBudget;
}

export type PageWeight = { path: string } & Record<keyof typeof pageBudget, number>;

/** The heaviest first. */
export function pageWeights(pages: readonly string[]): PageWeight[] {
  return pages.map(weigh).toSorted((a, b) => total(b) - total(a));
}

export function measurePageWeight(): void {
  console.log('\nPage weight: the heaviest pages, as shares of what a page may weigh');
  console.table(
    pageWeights(prerenderedPages)
      .slice(0, 5)
      .map(({ path, ...weight }) => ({
        page: path,
        ...Object.fromEntries(
          Object.entries(budgetOf(path)).map(([part, most]) => [
            part,
            (weight[part as keyof typeof pageBudget] / most).toFixed(2),
          ]),
        ),
      })),
  );
}

function weigh(path: string): PageWeight {
  const file = path === '/' ? '/index.html' : `${path}/index.html`;
  const html = readFileSync(client + file, 'utf8');
  const named = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, name = '']) => name))];
  const scripts = named(/"(\/assets\/[^"]+\.js)"/g);
  const fonts = named(/url\((\/assets\/[^)]+\.woff2)\)/g);
  return {
    path,
    html: statSync(`${client}${file}.br`).size,
    fonts: sum(fonts.map((font) => statSync(client + font).size)),
    scripts: sum(scripts.map((script) => statSync(`${client}${script}.br`).size)),
    scriptFiles: scripts.length,
  };
}

function total({ html, scripts }: PageWeight): number {
  return html + scripts;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
