import { strToU8, zipSync } from 'fflate';
import PDFDocument from 'pdfkit';

/** A file as a browser hands it over. */
export type GivenFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

const pdfType = 'application/pdf';

/** A PDF with a line of text for each of these. */
export async function pdfOf(lines: readonly string[], password?: string): Promise<GivenFile> {
  const buffer = await drawn({ ...(password && { userPassword: password }) }, (page) => {
    for (const line of lines) page.text(line);
  });
  return { name: 'order.pdf', mimeType: pdfType, buffer };
}

/** A PDF as a scanner makes it: a picture on a page, and no text. */
export async function scanOf(picture: Buffer): Promise<GivenFile> {
  const buffer = await drawn({}, (page) => page.image(picture, 0, 0, { width: 612 }));
  return { name: 'scan.pdf', mimeType: pdfType, buffer };
}

export function docxOf(paragraphs: readonly string[]): GivenFile {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('');
  const xml = `<w:document><w:body>${body}</w:body></w:document>`;
  return fileOf('order.docx', zipSync({ 'word/document.xml': strToU8(xml) }));
}

export function fileOf(name: string, bytes: Uint8Array): GivenFile {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) };
}

type Document = InstanceType<typeof PDFDocument>;

function drawn(
  options: ConstructorParameters<typeof PDFDocument>[0],
  draw: (page: Document) => void,
): Promise<Buffer> {
  const page = new PDFDocument({ size: 'LETTER', ...options });
  const chunks: Uint8Array[] = [];
  page.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    page.on('end', () => resolve(Buffer.concat(chunks)));
    page.on('error', reject);
    draw(page);
    page.end();
  });
}
