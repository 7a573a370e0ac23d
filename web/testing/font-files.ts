import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FontFiles } from '../app/features/assessment/documents/pdf/typeface.ts';

const require = createRequire(import.meta.url);

function file(weight: '400Regular' | '700Bold'): Uint8Array {
  const path = `${weight}/AtkinsonHyperlegibleNext_${weight}.ttf`;
  return readFileSync(require.resolve(`@expo-google-fonts/atkinson-hyperlegible-next/${path}`));
}

/** The files that the browser fetches, from where they are installed. */
export const fontFiles: FontFiles = { regular: file('400Regular'), bold: file('700Bold') };
