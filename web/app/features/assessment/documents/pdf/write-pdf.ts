import PDFDocument from 'pdfkit';
import type { Paper } from '../paper.ts';
import { type Block, blocksOf, type ItemPlace } from './blocks.ts';
import { breakLines, type Line, type Span } from './lines.ts';
import { type FontFiles, Typeface, type Weight } from './typeface.ts';

type Document = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Document['struct']>;

export type WrittenPdf = {
  readonly bytes: Uint8Array;
  /** Letters that the typeface does not have, and for which another stands. */
  readonly changed: readonly string[];
};

// US Letter, in points.
const page = { width: 612, height: 792, side: 60, top: 60, bottom: 66 };
const room = page.width - 2 * page.side;
const lineSpacing = 1.4;
const ink = '#15191b';
const linkInk = '#0d4f56';

/**
 * Writes a paper as a PDF that screen readers can read: headings, lists and links are tagged as what they are. Breaking
 * lines and pages is our own: the library would part a heading from its text and run past the margin with an address.
 */
export function writePdf({ title, parts, foot }: Paper, fonts: FontFiles, made: Date): Promise<WrittenPdf> {
  const typeface = new Typeface(fonts);
  const document = new PDFDocument({
    autoFirstPage: false,
    bufferPages: true,
    size: [page.width, page.height],
    margin: 0,
    // No font but ours, so that none has to be there where it is read.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, CreationDate: made },
  });
  document.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const written = new Promise<WrittenPdf>((resolve, reject) => {
    document.on('end', () => resolve({ bytes: joined(chunks), changed: [...typeface.changed] }));
    document.on('error', reject);
  });
  new PageWriter(document, typeface).write(blocksOf(parts), foot);
  document.end();
  return written;
}

class PageWriter {
  readonly #document: Document;
  readonly #typeface: Typeface;
  readonly #root: Element;
  readonly #widths = new Map<string, number>();
  #y = page.top;
  /** What is being written belongs to this element. */
  #open: Element | undefined;
  #list: { number: number; element: Element } | undefined;
  #item: { index: number; body: Element } | undefined;

  constructor(document: Document, typeface: Typeface) {
    this.#document = document;
    this.#typeface = typeface;
    this.#root = document.struct('Document');
    document.addStructure(this.#root);
    document.addPage();
  }

  write(blocks: readonly Block[], foot: string | undefined): void {
    const laid = blocks.map((block) => ({
      block,
      lines: breakLines(block.spans, room - block.indent, (text, weight) =>
        this.#widthOf(text, weight, block.size),
      ),
    }));
    for (const [index, { block, lines }] of laid.entries()) {
      if (this.#y > page.top) {
        this.#y += block.before;
        if (this.#y + neededFrom(laid, index) > page.height - page.bottom) this.#turnPage();
      }
      this.#writeBlock(block, lines);
      this.#y += block.after;
    }
    this.#close();
    this.#root.end();
    this.#writeFeet(foot);
  }

  #writeBlock(block: Block, lines: readonly Line[]): void {
    const parent = this.#parentFor(block.item, block.size);
    const element = this.#document.struct(block.role);
    parent.add(element);
    const links = new Map<string, Element>();
    const height = block.size * lineSpacing;
    for (const [index, line] of lines.entries()) {
      const left = lines.length - index;
      // The last line does not go to the next page alone.
      const together = left === 2 ? 2 : 1;
      if (this.#y + together * height > page.height - page.bottom) this.#turnPage();
      this.#writeLine(line, block, element, links);
      this.#y += height;
    }
    if (block.role === 'H2') this.#document.outline.addItem(textOf(block));
  }

  #writeLine(line: Line, block: Block, element: Element, links: Map<string, Element>): void {
    let x = page.side + block.indent;
    for (const span of line) {
      const owner = span.link ? this.#linkIn(element, span.link, links) : element;
      this.#begin(owner, span.link ? 'Link' : block.role);
      const width = this.#draw(span, x, this.#y, block.size);
      if (span.link)
        this.#document.link(x, this.#y, width, block.size * lineSpacing, span.link, {
          structParent: owner,
        } as object);
      x += width;
    }
  }

  #linkIn(element: Element, address: string, links: Map<string, Element>): Element {
    const known = links.get(address);
    if (known) return known;
    const link = this.#document.struct('Link');
    element.add(link);
    links.set(address, link);
    return link;
  }

  /** The page itself, or the item of the list that the block belongs to. */
  #parentFor(item: ItemPlace | undefined, size: number): Element {
    if (!item) {
      this.#list = undefined;
      this.#item = undefined;
      return this.#root;
    }
    if (this.#list?.number !== item.list) {
      const element = this.#document.struct('L');
      this.#root.add(element);
      this.#list = { number: item.list, element };
      this.#item = undefined;
    }
    if (this.#item?.index !== item.index) {
      const element = this.#document.struct('LI');
      this.#list.element.add(element);
      this.#writeMarker(item, element, size);
      const body = this.#document.struct('LBody');
      element.add(body);
      this.#item = { index: item.index, body };
    }
    return this.#item.body;
  }

  #writeMarker({ marker }: ItemPlace, item: Element, size: number): void {
    if (marker?.kind === 'text') {
      const label = this.#document.struct('Lbl');
      item.add(label);
      this.#begin(label, 'Lbl');
      this.#draw({ text: marker.text, weight: 'regular' }, page.side + 2, this.#y, size);
    }
    if (marker?.kind === 'box') {
      // A box to tick with a pen. That it has been done is said in words as well.
      this.#close();
      this.#document.markContent('Artifact', { type: 'Layout' });
      const [x, y] = [page.side + 1, this.#y + size * 0.3];
      this.#document.lineWidth(0.9).strokeColor(ink).rect(x, y, 8, 8).stroke();
      if (marker.done)
        this.#document
          .moveTo(x + 1.5, y + 4)
          .lineTo(x + 3.5, y + 6.5)
          .lineTo(x + 7, y + 1.5)
          .stroke();
      this.#document.endMarkedContent();
    }
  }

  /** Writes words and says how wide they are. */
  #draw({ text, weight, link }: Span, x: number, y: number, size: number): number {
    const written = this.#typeface.writable(text);
    this.#document
      .font(weight, size)
      .fillColor(link ? linkInk : ink)
      .text(written, x, y, { lineBreak: false });
    return this.#document.widthOfString(written);
  }

  #widthOf(text: string, weight: Weight, size: number): number {
    const key = `${weight} ${text}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      width = this.#document.font(weight, 1000).widthOfString(this.#typeface.writable(text)) / 1000;
      this.#widths.set(key, width);
    }
    return width * size;
  }

  #begin(element: Element, tag: string): void {
    if (this.#open === element) return;
    this.#close();
    element.add(this.#document.markStructureContent(tag));
    this.#open = element;
  }

  #close(): void {
    if (this.#open) this.#document.endMarkedContent();
    this.#open = undefined;
  }

  #turnPage(): void {
    this.#close();
    this.#document.addPage();
    this.#y = page.top;
  }

  #writeFeet(foot: string | undefined): void {
    if (foot === undefined) return;
    const { count } = this.#document.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.#document.switchToPage(index);
      this.#document.markContent('Artifact', { type: 'Pagination' });
      const words = `${foot} Page ${index + 1} of ${count}.`;
      this.#draw({ text: words, weight: 'regular' }, page.side, page.height - 44, 8.5);
      this.#document.endMarkedContent();
    }
  }
}

type Laid = { readonly block: Block; readonly lines: readonly Line[] };

/** How much room a block asks for before it is begun: short ones whole, long ones two lines, and what it must not leave. */
function neededFrom(laid: readonly Laid[], index: number): number {
  const here = laid[index];
  if (!here) return 0;
  const { block, lines } = here;
  const whole = block.keepWithNext || lines.length <= 3;
  const height = (whole ? lines.length : 2) * block.size * lineSpacing;
  const next = laid[index + 1];
  if (!block.keepWithNext || !next) return height;
  return height + block.after + next.block.before + neededFrom(laid, index + 1);
}

function textOf({ spans }: Block): string {
  return spans.map(({ text }) => text).join(' ');
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
