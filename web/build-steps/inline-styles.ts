import { readFileSync } from 'node:fs';

const stylesheet = /<link rel="stylesheet" href="(?<file>[^"]+)"\/>/;
const fontFile = /url\((?<file>[^)]+\.woff2)\)/g;

/**
 * Writes the styles into the page, so that its first picture needs no other answer of the server, and names the fonts
 * before them. The link to the stylesheet stays, switched off: React looks for it when it takes the page over.
 */
export function inlineStyles(html: string, client: string): string {
  const file = stylesheet.exec(html)?.groups?.file;
  if (!file)
    throw new Error('A page has no stylesheet, or names it in another way than inline-styles.ts knows.');
  const styles = readFileSync(client + file, 'utf8').trim();
  const fonts = [...styles.matchAll(fontFile)].map(
    ({ groups }) => `<link rel="preload" href="${groups?.file}" as="font" type="font/woff2" crossorigin=""/>`,
  );
  return html.replace(
    stylesheet,
    () => `${fonts.join('')}<style>${styles}</style><link rel="stylesheet" href="${file}" disabled=""/>`,
  );
}
