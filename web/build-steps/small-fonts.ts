import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

export const fontsFolder = fileURLToPath(new URL('../node_modules/.cache/fonts', import.meta.url));
const packages = createRequire(import.meta.url);

/** English, names and words of other western languages that people write in posts, and the marks of good typesetting. */
const letters = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'–—‘’‚“”„†•…‰‹›€™−'].join('');

const sans =
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';
const serif = '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2';

/** `fonts.css` names them `@fonts/sans.woff2` and `@fonts/serif.woff2`. The others are for pictures, in one weight each. */
const fonts = [
  { name: 'sans.woff2', from: sans, targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 700 } } },
  // Headings alone are set in it, all in one weight.
  { name: 'serif.woff2', from: serif, targetFormat: 'woff2', variationAxes: { wght: 600 } },
  { name: 'sans.ttf', from: sans, targetFormat: 'truetype', variationAxes: { wght: 400 } },
  { name: 'serif.ttf', from: serif, targetFormat: 'truetype', variationAxes: { wght: 600 } },
] as const;

/** Makes the fonts of the site from those of their packages, with nothing in them that no page shows. Tells where they are. */
export async function makeSmallFonts(): Promise<string> {
  await mkdir(fontsFolder, { recursive: true });
  await Promise.all(
    fonts.map(async ({ name, from, targetFormat, variationAxes }) => {
      const whole = await readFile(packages.resolve(from));
      const small = await subsetFont(whole, letters, { targetFormat, variationAxes });
      // Put in its place whole: another build may be reading the one before.
      const made = `${fontsFolder}/${process.pid}-${name}`;
      await writeFile(made, small);
      await rename(made, `${fontsFolder}/${name}`);
    }),
  );
  return fontsFolder;
}

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}
