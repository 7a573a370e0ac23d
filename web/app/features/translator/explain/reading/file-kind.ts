/** What a file is, by how it begins. Phones name their files as they like. */
export type FileKind = 'pdf' | 'docx' | 'picture' | 'text' | 'old-word' | 'heic' | 'unknown';

const beginnings: readonly (readonly [FileKind, readonly number[]])[] = [
  ['docx', [0x50, 0x4b, 0x03, 0x04]],
  // Word before 2007, and also Word files that a password locks.
  ['old-word', [0xd0, 0xcf, 0x11, 0xe0]],
  ['picture', [0x89, 0x50, 0x4e, 0x47]],
  ['picture', [0xff, 0xd8, 0xff]],
];

/** Some writers put a few bytes before it. */
const pdfWithin = 1024;

export function fileKindOf(bytes: Uint8Array): FileKind {
  const known = beginnings.find(([, start]) => start.every((byte, index) => bytes[index] === byte));
  if (known) return known[0];
  const start = String.fromCharCode(...bytes.subarray(0, pdfWithin));
  if (start.includes('%PDF-')) return 'pdf';
  if (/^RIFF[\s\S]{4}WEBP/.test(start)) return 'picture';
  if (/^[\s\S]{4}ftyp(?:heic|heix|mif1|msf1|hevc)/.test(start)) return 'heic';
  if (start.startsWith('{\\rtf')) return 'unknown';
  return isText(bytes) ? 'text' : 'unknown';
}

/** A file of characters holds no zeros, but where each takes two bytes, and then it says so at its start. */
function isText(bytes: Uint8Array): boolean {
  return isTwoBytes(bytes) || !bytes.subarray(0, pdfWithin).includes(0);
}

function isTwoBytes([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

/** The characters of a text file, however it was saved: notes of old Windows computers are not UTF-8. */
export function textOfFile(bytes: Uint8Array): string {
  if (isTwoBytes(bytes)) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
