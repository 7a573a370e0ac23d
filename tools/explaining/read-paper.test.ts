import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { explain } from '@openslate/words/explain/explain.ts';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { root } from '../project.ts';
import { readPaper } from './read-paper.ts';
import { type ScannedPage, scannedPdf } from './scanned-pdf.ts';

const asOf = '2026-11-19';
const picture = (name: string) => `${root}/tools/explaining/pictures/${name}`;

describe('a photo of a paper', () => {
  it.each(['dismissal.png', 'dismissal-turned.png'])('is read, and explained: %s', async (name) => {
    const explained = explain(await readPaper(picture(name)), asOf);
    expect(explained).toMatchObject({ kind: 'dismissal_order', caseNumbers: ['CP-25-CR-0001234-2012'] });
    expect(explained.amounts).toMatchObject([{ cents: 12_500, role: 'fee' }]);
  });

  it('that shows nothing to read says what to do', async () => {
    await expect(readPaper(picture('nothing.jpg'))).rejects.toThrow('Take it again in good light');
  });

  it('of another kind says what can be read', async () => {
    await expect(readPaper(`${root}/package.json`)).rejects.toThrow('.pdf');
  });
});

describe('a scanned PDF', () => {
  it.each([
    ['in gray', inGray],
    ['in black and white', inBlackAndWhite],
  ])('%s is read page by page', async (_, page) => {
    const folder = await mkdtemp(join(tmpdir(), 'openslate-scan-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const path = join(folder, 'scan.pdf');
    await writeFile(path, scannedPdf([await page('dismissal.png')]));
    expect(explain(await readPaper(path), asOf)).toMatchObject({
      kind: 'dismissal_order',
      caseNumbers: ['CP-25-CR-0001234-2012'],
    });
  });
});

async function inGray(name: string): Promise<ScannedPage> {
  const { data, info } = await sharp(picture(name)).grayscale().jpeg().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, bits: 8, filter: 'DCTDecode' };
}

async function inBlackAndWhite(name: string): Promise<ScannedPage> {
  const { data, info } = await sharp(picture(name))
    .grayscale()
    .threshold(128)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = Math.ceil(info.width / 8);
  const packed = Buffer.alloc(row * info.height);
  for (let y = 0; y < info.height; y += 1)
    for (let x = 0; x < info.width; x += 1)
      if (data[(y * info.width + x) * info.channels] === 255) {
        const index = y * row + (x >> 3);
        packed[index] = (packed[index] ?? 0) | (0x80 >> (x & 7));
      }
  return { data: packed, width: info.width, height: info.height, bits: 1 };
}
