export type ScannedPage = {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly bits: 1 | 8;
  readonly filter?: 'DCTDecode';
};

/** A PDF as a scanner writes it: a picture a page, and no text. */
export function scannedPdf(pages: readonly ScannedPage[]): Buffer {
  const kids = pages.map((_, index) => `${10 + index * 3} 0 R`).join(' ');
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>endobj\n`,
    ),
    ...pages.map((page, index) => pageOf(page, 10 + index * 3)),
    Buffer.from('trailer<</Root 1 0 R>>'),
  ]);
}

function pageOf({ data, width, height, bits, filter }: ScannedPage, number: number): Buffer {
  const drawn = `q ${width} 0 0 ${height} 0 0 cm /Scan Do Q`;
  return Buffer.concat([
    Buffer.from(
      `${number} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Resources<</XObject<</Scan ${number + 1} 0 R>>>>/Contents ${number + 2} 0 R>>endobj
${number + 2} 0 obj<</Length ${drawn.length}>>stream
${drawn}
endstream endobj
${number + 1} 0 obj<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceGray/BitsPerComponent ${bits}${filter ? `/Filter/${filter}` : ''}/Length ${data.length}>>stream
`,
    ),
    data,
    Buffer.from('\nendstream endobj\n'),
  ]);
}
