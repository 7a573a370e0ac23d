import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { textOfDocx } from './docx.ts';
import { textOfPdf } from './pdf.ts';
import { pictureText } from './picture-text.ts';

const word = (body: string) =>
  zipSync({ 'word/document.xml': strToU8(`<w:document><w:body>${body}</w:body></w:document>`) });
const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** A page with lines at their places, as a court’s printer would write it. */
function pdf(lines: readonly (readonly [x: number, y: number, text: string])[]): Uint8Array {
  const drawn = lines.map(([x, y, text]) => `BT /F1 12 Tf ${x} ${y} Td (${text}) Tj ET`).join('\n');
  return strToU8(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>endobj
4 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
5 0 obj<</Length ${drawn.length}>>stream
${drawn}
endstream endobj
trailer<</Root 1 0 R>>`);
}

describe('the text of a Word file', () => {
  it('has a line a paragraph, and the cells of a row beside each other', () => {
    const row = `<w:tr><w:tc>${paragraph('Fine')}</w:tc><w:tc>${paragraph('$125.00')}</w:tc></w:tr>`;
    expect(
      textOfDocx(word(`${paragraph('ORDER &amp; NOTICE')}<w:tbl>${row}</w:tbl>${paragraph('So ordered.')}`)),
    ).toBe('ORDER & NOTICE\nFine    $125.00\nSo ordered.');
  });

  it('has the cells of a table under each other', () => {
    const row = (...cells: readonly string[]) =>
      `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`;
    const table = row('Count', 'Offense', 'Class') + row('1', 'Breach of the peace', 'B') + row('2', '', 'C');
    const [heading = '', ...rows] = textOfDocx(word(`<w:tbl>${table}</w:tbl>`)).split('\n');
    expect(rows.map((each) => each.slice(heading.indexOf('Class')))).toEqual(['B', 'C']);
  });

  it.each([
    ['what is no archive', strToU8('Dear court')],
    ['an archive of something else', zipSync({ 'a.txt': strToU8('hello') })],
  ])('is not made up from %s', (_, bytes) => {
    expect(() => textOfDocx(bytes)).toThrow('no Word file');
  });
});

describe('the text of a PDF', () => {
  it('has its lines from top to bottom, and keeps columns apart', async () => {
    const text = await textOfPdf(
      pdf([
        [72, 700, 'Retail theft'],
        [300, 700, 'Dismissed'],
        [72, 720, 'Case No. CR-2012-0012'],
      ]),
    );
    expect(text).toBe('Case No. CR-2012-0012\nRetail theft    Dismissed');
  });

  it('has what stands in a table under its heading', async () => {
    const text = await textOfPdf(
      pdf([
        [72, 720, 'Count'],
        [140, 720, 'Description'],
        [330, 720, 'Class'],
        [420, 720, 'Finding'],
        [72, 700, '1'],
        [140, 700, 'Little illicit fill'],
        [330, 700, 'B'],
        [420, 700, 'Nolle'],
        [72, 680, '2'],
        [140, 680, 'BREACH OF THE PEACE'],
        [420, 680, 'Guilty'],
      ]),
    );
    const [heading = '', ...rows] = text.split('\n');
    expect(rows.map((row) => row.slice(heading.indexOf('Finding')))).toEqual(['Nolle', 'Guilty']);
    expect(rows[0]?.charAt(heading.indexOf('Class'))).toBe('B');
  });

  it('is not made up where there is none', async () => {
    await expect(textOfPdf(pdf([]))).rejects.toThrow('pictures only');
    await expect(textOfPdf(strToU8('Dear court'))).rejects.toThrow('cannot be opened');
  });
});

it('a row of dots that was taken for letters leads to its sum all the same', () => {
  const word = (text: string, x0: number, x1: number) => ({ text, bbox: { x0, y0: 0, x1, y1: 20 } });
  const words = [word('TOTAL', 0, 60), word('....coeeevreerreer.', 66, 300), word('$311.00', 306, 380)];
  const line = { bbox: { x0: 0, y0: 0, x1: 380, y1: 20 }, words };
  const { text } = pictureText({ confidence: 90, blocks: [{ paragraphs: [{ lines: [line] }] }] });
  expect(text).toBe('TOTAL ........ $311.00\n');
});
