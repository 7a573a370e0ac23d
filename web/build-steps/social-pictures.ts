import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { indexedPages } from '@openslate/contract/site.ts';
import { placeNamed } from '@openslate/law/place/places.ts';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { create, type Font } from 'fontkit';
import { productName, tagline } from '../app/product.ts';
import { commonPicture, pictureSize, socialPicture } from '../app/social-picture.ts';
import type { PageHead } from './page-head.ts';
import { fontsFolder } from './small-fonts.ts';

const cache = fileURLToPath(new URL('../node_modules/.cache/social', import.meta.url));
const packages = createRequire(import.meta.url);

type Card = { readonly title: string; readonly about: string };
type Fonts = Readonly<Record<'serif' | 'sans', { readonly file: Uint8Array; readonly font: Font }>>;

/** Draws what pages are shown with on social networks. What was drawn before in the same words is taken from there. */
export async function drawSocialPictures(client: string, headOf: (path: string) => PageHead): Promise<void> {
  const fonts = await readFonts();
  const mark = await readFile(`${client}/logo.svg`, 'utf8');
  await mkdir(cache, { recursive: true });
  const cards = new Map(
    indexedPages.map((path) => [socialPicture(path), cardSvg(cardOf(path, headOf(path)), mark, fonts)]),
  );
  cards.delete(commonPicture);
  for (const [address, svg] of cards) {
    await mkdir(dirname(client + address), { recursive: true });
    await copyFile(await drawn(svg, fonts), client + address);
  }
}

function cardOf(path: string, { title, description }: PageHead): Card {
  const place = placeNamed(path.split('/')[2] ?? '');
  if (!place) return { title, about: description };
  return { title: place.name, about: 'What the law there says about clearing a criminal record.' };
}

async function drawn(svg: string, fonts: Fonts): Promise<string> {
  const file = `${cache}/${createHash('sha256').update(svg).digest('hex').slice(0, 32)}.png`;
  if (existsSync(file)) return file;
  await startDrawing();
  const picture = new Resvg(svg, {
    font: { fontBuffers: [fonts.serif.file, fonts.sans.file], defaultFontFamily: fonts.sans.font.familyName },
  });
  const made = `${file}-${process.pid}`;
  await writeFile(made, picture.render().asPng());
  await rename(made, file);
  picture.free();
  return file;
}

let started: Promise<void> | undefined;

function startDrawing(): Promise<void> {
  started ??= readFile(packages.resolve('@resvg/resvg-wasm/index_bg.wasm')).then(initWasm);
  return started;
}

async function readFonts(): Promise<Fonts> {
  const read = async (name: string) => {
    const file = await readFile(`${fontsFolder}/${name}.ttf`);
    const font = create(file);
    if (!('layout' in font)) throw new Error(`${name}.ttf holds several fonts.`);
    return { file, font };
  };
  return { serif: await read('serif'), sans: await read('sans') };
}

const margin = 80;
const lineLength = pictureSize.width - 2 * margin;

/** The colors of the site by day. */
const colors = { paper: '#fbf8f2', ink: '#1c2b30', soft: '#3d4e54', deep: '#0d4f56' };

function cardSvg({ title, about }: Card, mark: string, { serif, sans }: Fonts): string {
  const { width, height } = pictureSize;
  const text = (line: string, y: number, size: number, { familyName }: Font, color: string, x = margin) =>
    `<text x="${x}" y="${y}" font-family="${familyName}" font-size="${size}" fill="${color}">${escaped(line)}</text>`;

  const size = linesOf(title, serif.font, 88).length > 1 ? 68 : 88;
  const heading = linesOf(title, serif.font, size);
  const headingY = (line: number) => 324 + line * size * 1.12;
  const words = linesOf(about, sans.font, 34);
  const wordsY = (line: number) => headingY(heading.length - 1) + 72 + line * 44;
  // Half a sentence would be worse than none.
  const fits = wordsY(words.length - 1) <= 522;

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="100%" height="100%" fill="${colors.paper}"/>`,
    `<rect width="100%" height="14" y="${height - 14}" fill="${colors.deep}"/>`,
    `<g transform="translate(${margin} 64)">${mark.replace(/ (width|height)="1024"/g, ' $1="104"')}</g>`,
    text(productName, 112, 54, serif.font, colors.ink, 212),
    text(tagline, 152, 28, sans.font, colors.soft, 212),
    ...heading.map((line, index) => text(line, headingY(index), size, serif.font, colors.ink)),
    ...(fits ? words.map((line, index) => text(line, wordsY(index), 34, sans.font, colors.soft)) : []),
    text('Free. Private. In plain words.', height - 58, 30, sans.font, colors.deep),
    '</svg>',
  ].join('');
}

/** Fills line after line with as many words as it holds. */
function linesOf(words: string, font: Font, size: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    const fits = (font.layout(longer).advanceWidth / font.unitsPerEm) * size <= lineLength;
    if (lines.length > 0 && fits) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
