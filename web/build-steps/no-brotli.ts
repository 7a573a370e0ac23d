/** Stands where fontkit expects a decoder for WOFF2 fonts. */
// biome-ignore lint/style/noDefaultExport: the module it stands for has one.
export default function decompress(): never {
  throw new Error('The fonts of our PDFs are TrueType: nothing here reads WOFF2.');
}
