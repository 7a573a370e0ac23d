import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineScriptHashes } from './script-hashes.ts';

const hash = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;

describe('the hashes of a page’s scripts', () => {
  it('name each inline script once, to the letter', () => {
    const html =
      '<script>let a = 1;</script><p>x</p><script type="module" async="">\nb()\n</script><script>let a = 1;</script>';
    expect(inlineScriptHashes(html)).toEqual([hash('let a = 1;'), hash('\nb()\n')]);
  });

  it('leave out scripts with an address of their own', () => {
    expect(inlineScriptHashes('<script src="/assets/app.js"></script>')).toEqual([]);
  });

  it('leave out what is only said to search engines', () => {
    expect(inlineScriptHashes('<script type="application/ld+json">{}</script>')).toEqual([]);
  });
});
