import { createHash } from 'node:crypto';

/** Said to search engines, and run by nobody: a browser asks no policy about it. */
const dataBlock = /\stype="application\/ld\+json"/;

/** The page's own inline scripts, as a Content-Security-Policy names them. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g)];
  const inline = scripts.filter(
    ({ groups: { attributes = '' } = {} }) => !/\ssrc=/.test(attributes) && !dataBlock.test(attributes),
  );
  const hashes = inline.map(({ groups }) =>
    createHash('sha256')
      .update(groups?.code ?? '')
      .digest('base64'),
  );
  return [...new Set(hashes)].map((hash) => `sha256-${hash}`);
}
