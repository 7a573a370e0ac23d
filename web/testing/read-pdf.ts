import { getDocumentProxy } from 'unpdf';

export type ReadPdf = {
  readonly title: string;
  readonly language: string;
  /** The words of each page, line by line as they stand. */
  readonly pages: readonly string[];
  /** Everything, without the feet of the pages and with the breaks taken out, as it is read aloud. */
  readonly text: string;
  readonly links: readonly string[];
  /** What screen readers are told the parts are: `H1`, `P`, `LI` … */
  readonly roles: ReadonlySet<string>;
  /** How far words reach to the right and down, as a share of the page. */
  readonly reach: { readonly right: number; readonly bottom: number };
};

/** Opens a PDF as a reader would, and says what is in it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = await document.getMetadata();
  const facts = info as { Title?: string; Language?: string };
  const pages: string[] = [];
  const links: string[] = [];
  const roles = new Set<string>();
  const reach = { right: 0, bottom: 0 };

  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [left = 0, low = 0, right = 0, high = 0] = page.view;
    const words: string[] = [];
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item)) continue;
      words.push(item.str + (item.hasEOL ? '\n' : ''));
      if (!item.str.trim()) continue;
      const [, , , , x = 0, y = 0] = item.transform as number[];
      reach.right = Math.max(reach.right, (x + item.width - left) / (right - left));
      reach.bottom = Math.max(reach.bottom, 1 - (y - low) / (high - low));
    }
    pages.push(words.join(''));
    for (const { url } of await page.getAnnotations()) if (url) links.push(url);
    collectRoles(await page.getStructTree(), roles);
  }
  return {
    title: facts.Title ?? '',
    language: facts.Language ?? '',
    pages,
    text: spoken(pages.map((words) => words.replace(/[^\n]*Page \d+ of \d+\.\s*$/, '')).join(' ')),
    links,
    roles,
    reach,
  };
}

function collectRoles(node: unknown, roles: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  if ('role' in node && typeof node.role === 'string') roles.add(node.role);
  if ('children' in node && Array.isArray(node.children))
    for (const child of node.children) collectRoles(child, roles);
}

/** Words on one line, with single spaces. */
export function spoken(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
