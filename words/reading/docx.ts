import { strFromU8, unzipSync } from 'fflate';
import { inColumns } from './in-columns.ts';
import { UnreadablePaper } from './unreadable-paper.ts';

const body = 'word/document.xml';
/** A letter of a hundred pages has a tenth of it. */
const mostBytes = 20_000_000;

/** The text of a Word file: a line a paragraph, the cells of a row beside each other. */
export function textOfDocx(bytes: Uint8Array): string {
  const xml = documentIn(bytes);
  const lines = xml
    .replaceAll('</w:p></w:tc>', '\t')
    .replaceAll(/<w:(?:tab|ptab)\b[^<>]*\/>/g, '\t')
    .replaceAll(/<w:(?:br|cr)\b[^<>]*\/>|<\/w:p>|<\/w:tr>/g, '\n')
    .replaceAll(/(<w:instrText\b[^<>]*>)[^<]*/g, '$1')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(lt|gt|amp|quot|apos|#\d{1,6}|#x[\da-f]{1,6});/gi, (_, name: string) => signOf(name))
    .split('\n')
    .map((line) => line.trimEnd());
  return inColumns(lines).join('\n').trim();
}

function documentIn(bytes: Uint8Array): string {
  try {
    const { [body]: xml } = unzipSync(bytes, {
      filter: ({ name, originalSize }) => name === body && originalSize <= mostBytes,
    });
    if (xml) return strFromU8(xml);
  } catch {
    // What is no archive at all is told below, with what is one of something else.
  }
  throw new UnreadablePaper(
    'This is no Word file that can be read. Save it again as .docx, or paste its text.',
  );
}

const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function signOf(name: string): string {
  if (!name.startsWith('#')) return signs[name.toLowerCase()] ?? '';
  const number = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return number <= 0x10_ff_ff ? String.fromCodePoint(number) : '';
}
