import { productName } from '../app/product.ts';

export type PageHead = { readonly title: string; readonly description: string };

/** What a drawn page says of itself. The name of the site, which ends every title, is left out. */
export function headIn(html: string): PageHead {
  const read = (pattern: RegExp) => readable(pattern.exec(html)?.[1] ?? '');
  return {
    title: read(/<title>([^<]*)<\/title>/).replace(` | ${productName}`, ''),
    description: read(/<meta name="description" content="([^"]*)"/),
  };
}

const marks: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** A piece of a drawn page as people read it. */
export function readable(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (mark) => marks[mark] ?? mark);
}
