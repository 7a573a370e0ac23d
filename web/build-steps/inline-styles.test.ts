import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { inlineStyles } from './inline-styles.ts';

const client = mkdtempSync(join(tmpdir(), 'openslate-inline-styles-'));
afterAll(() => rmSync(client, { recursive: true, force: true }));
writeFileSync(
  `${client}/app.css`,
  '@font-face{src:url(/sans.woff2)format("woff2")}p{content:"$&"}a{background:url(/dot.png)}\n',
);

const head = (html: string) => inlineStyles(`<head>${html}</head>`, client);

it('writes the styles into the page to the letter, and leaves the link to them switched off', () => {
  expect(head('<link rel="stylesheet" href="/app.css"/>')).toBe(
    '<head><link rel="preload" href="/sans.woff2" as="font" type="font/woff2" crossorigin=""/>' +
      '<style>@font-face{src:url(/sans.woff2)format("woff2")}p{content:"$&"}a{background:url(/dot.png)}</style>' +
      '<link rel="stylesheet" href="/app.css" disabled=""/></head>',
  );
});

it('stops the build where a page has no stylesheet', () => {
  expect(() => head('')).toThrow(/inline-styles/);
});
