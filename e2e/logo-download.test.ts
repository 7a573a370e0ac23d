import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { visitor } from './browser.ts';

const { open } = visitor();
const beginningOfPng = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

describe('the page of logos', () => {
  it('gives a drawing of any size for light and for dark grounds', async () => {
    const page = await open('/logo-download');
    const links = page.getByRole('link', { name: /^SVG, any size/ });
    const drawings = await Promise.all(
      (await links.all()).map(async (link) => {
        const answer = await page.request.get(
          new URL((await link.getAttribute('href')) ?? '', page.url()).href,
        );
        expect(answer.headers()['content-type']).toContain('image/svg+xml');
        return answer.text();
      }),
    );
    expect(new Set(drawings).size).toBe(2);
    for (const drawing of drawings) expect(drawing).toMatch(/^<svg .*aria-label="OpenSlate".*<\/svg>\s*$/s);
  });

  it('gives pictures that are PNGs, of the size that is said', async () => {
    const page = await open('/logo-download');
    const links = await page.getByRole('link', { name: /^PNG/ }).all();
    expect(links.length).toBe(8);
    for (const link of links) {
      const [said = '', width, height] = /(\d+) × (\d+)/.exec(await link.innerText()) ?? [];
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      expect(download.suggestedFilename()).toMatch(/^openslate-logo[\w-]*\.png$/);
      const bytes = await readFile(await download.path());
      expect(bytes.subarray(0, 8).equals(beginningOfPng), said).toBe(true);
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], said).toEqual([Number(width), Number(height)]);
    }
  });
});
