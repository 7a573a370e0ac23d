import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const packages = createRequire(import.meta.url);
const letter = 13;
const lineHeight = 34;
const margin = 70;

let ready: Promise<Uint8Array> | undefined;

/** A page with this text as a printer would set it, as a picture. What blanks keep apart stands in columns. */
export async function drawnPage(text: string): Promise<Uint8Array> {
  ready ??= makeReady();
  const font = await ready;
  const lines = text.trimEnd().split('\n');
  const width = Math.max(...lines.map(({ length }) => length)) * letter + 2 * margin;
  const height = lines.length * lineHeight + 2 * margin;
  const words = lines.flatMap((line, index) =>
    [...line.matchAll(/\S+(?: \S+)*/g)].map(
      (cell) =>
        `<text x="${margin + cell.index * letter}" y="${margin + index * lineHeight}">${escaped(cell[0])}</text>`,
    ),
  );
  const page = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><g font-size="21" fill="#111">${words.join('')}</g></svg>`,
    { font: { fontBuffers: [font], defaultFontFamily: 'Tinos' } },
  );
  const picture = page.render().asPng();
  page.free();
  return picture;
}

/** In the letters that courts print with, or those that take up the same room. */
const printed = '@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf';

async function makeReady(): Promise<Uint8Array> {
  await initWasm(await readFile(packages.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return readFile(packages.resolve(printed));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
