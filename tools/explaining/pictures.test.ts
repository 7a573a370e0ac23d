import { readFile } from 'node:fs/promises';
import { explain } from '@openslate/words/explain/explain.ts';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { root } from '../project.ts';
import { drawnPage } from './drawn-page.ts';
import { textOfPicture } from './read-picture.ts';

/** None of the papers is of a later day. */
const asOf = '2027-01-05';

type Spoiled = (page: Uint8Array) => Promise<Sharp>;

const white = { background: '#fff' };
const as =
  (change: (page: Sharp) => Sharp): Spoiled =>
  async (page) =>
    change(sharp(page).flatten(white));
const tilted = (degrees: number) => as((page) => page.rotate(degrees, white));

/** What a phone, a copier or a fax does to a page, each with a paper that it happens to. */
const photos: readonly (readonly [string, string, Spoiled])[] = [
  ['clean', 'denial-pa', as((page) => page)],
  ['out of focus', 'dismissal-nj', as((page) => page.blur(1.1))],
  ['tilted by 1°', 'hearing-notice-az', tilted(1)],
  ['tilted by 2°', 'fee-bill-va', tilted(2)],
  ['tilted by 3° the other way', 'sealed-co', tilted(-3)],
  ['lying on its side', 'probation-discharge-ks', tilted(90)],
  ['upside down', 'warrant-nv', tilted(180)],
  ['pale', 'pardon-ar', as((page) => page.linear(0.3, 150))],
  ['dark', 'objection-tn', as((page) => page.linear(0.45, 0))],
  ['a poor JPEG', 'acquittal-or', as((page) => page.jpeg({ quality: 18 }))],
  ['small', 'plea-nm', as((page) => page.resize({ width: 700 }))],
  ['grainy', 'deferral-ny-acd', grainy],
  ['in a shadow', 'protection-me', shaded],
  [
    'pale and a poor JPEG',
    'order-prose-dismissal-tn',
    as((page) => page.linear(0.4, 130).jpeg({ quality: 25 })),
  ],
  ['on its side and out of focus', 'judgment-prose-mn', as((page) => page.rotate(270).blur(0.9))],
];

/** A digit that is misread is a number missed: what papers are is read better than their figures. */
const least = { kind: 0.9, state: 0.9, 'case number': 0.9, date: 0.9, amount: 0.85 };

type Share = { right: number; all: number };

describe('papers as photos of all kinds', () => {
  it('are explained as their text is, most of them', { timeout: 600_000 }, async () => {
    const shares: Record<string, Share> = {};
    const missed: string[] = [];
    for (const [how, name, spoil] of photos) {
      const paper = await readFile(`${root}/words/explain/papers/${name}.txt`, 'utf8');
      const text = paper.slice(paper.indexOf('\n---\n') + 5);
      const page = await (await spoil(await drawnPage(text))).toBuffer();
      const told = toldOf(explain(text, asOf));
      const read = toldOf(explain(await textOfPicture(page), asOf));
      for (const what of Object.keys(told) as (keyof typeof told)[])
        for (const each of told[what]) {
          shares[what] ??= { right: 0, all: 0 };
          shares[what].all += 1;
          if (read[what].includes(each)) shares[what].right += 1;
          else missed.push(`${name}, ${how}: ${what} ${each}, read as ${read[what].join(', ') || 'nothing'}`);
        }
    }
    const lines = Object.entries(shares).map(([what, { right, all }]) => `${what}: ${right} of ${all}`);
    console.info([...lines, ...missed].join('\n'));
    for (const [what, { right, all }] of Object.entries(shares))
      expect(right / all, what).toBeGreaterThanOrEqual(least[what as keyof typeof least]);
  });
});

function toldOf({ kind, state, caseNumbers, dates, amounts }: ReturnType<typeof explain>) {
  return {
    kind: [kind as string],
    state: state ? [state as string] : [],
    'case number': caseNumbers,
    date: dates.map(({ role, date, time = '' }) => `${role} ${date} ${time}`.trim()),
    amount: amounts.map(({ role, cents }) => `${role} ${cents}`),
  };
}

async function grainy(page: Uint8Array): Promise<Sharp> {
  const { width = 1, height = 1 } = await sharp(page).metadata();
  const grain = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 45 },
    },
  })
    .png()
    .toBuffer();
  return sharp(page)
    .flatten(white)
    .composite([{ input: grain, blend: 'soft-light' }]);
}

async function shaded(page: Uint8Array): Promise<Sharp> {
  const { width = 1, height = 1 } = await sharp(page).metadata();
  const shade = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="s"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#777"/></linearGradient><rect width="100%" height="100%" fill="url(#s)"/></svg>`;
  return sharp(page)
    .flatten(white)
    .composite([{ input: Buffer.from(shade), blend: 'multiply' }]);
}
