import { UnreadablePaper } from '@openslate/words/reading/unreadable-paper.ts';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { fileKindOf, textOfFile } from './file-kind.ts';
import { joinPages } from './join-pages.ts';
import { checkedText, checkSize } from './limits.ts';

const picture = {} as HTMLCanvasElement;
const box = { x: 0, y: 0, width: 10, height: 5 };

describe('what a file is', () => {
  it.each([
    ['pdf', strToU8('%PDF-1.7\n')],
    ['pdf', strToU8('\n\n%PDF-1.4\n')],
    ['docx', Uint8Array.of(0x50, 0x4b, 3, 4, 20)],
    ['old-word', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1)],
    ['picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13)],
    ['picture', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)],
    ['picture', strToU8('RIFF1234WEBPVP8 ')],
    ['heic', strToU8('1234ftypheic')],
    ['text', strToU8('ORDER OF DISMISSAL')],
    ['unknown', strToU8('{\\rtf1 ORDER}')],
    ['unknown', Uint8Array.of(1, 0, 2, 0)],
  ])('is told by its first bytes: %s', (kind, bytes) => {
    expect(fileKindOf(bytes)).toBe(kind);
  });
});

describe('the text of a text file', () => {
  it.each([
    ['as the web writes it', strToU8('18 § 3929')],
    [
      'as old Windows computers write it',
      Uint8Array.of(0x31, 0x38, 0x20, 0xa7, 0x20, 0x33, 0x39, 0x32, 0x39),
    ],
    [
      'with two bytes for each character',
      Uint8Array.of(0xff, 0xfe, ...[...'18 § 3929'].flatMap((sign) => [sign.charCodeAt(0), 0])),
    ],
  ])('is read %s', (_, bytes) => {
    expect(fileKindOf(bytes)).toBe('text');
    expect(textOfFile(bytes)).toBe('18 § 3929');
  });
});

describe('what is too much or nothing', () => {
  it('is told with what to do', () => {
    expect(() => checkSize({ size: 0 } as Blob)).toThrow('This file is empty. Choose another one');
    expect(() => checkSize({ size: 25_400_000 } as Blob)).toThrow('too large: 26 MB. Up to 25 MB');
    expect(() => checkedText(' \n ')).toThrow('There is no text');
    expect(() => checkedText('a'.repeat(200_001))).toThrow('200,001 characters. Up to 200,000');
  });

  it('is not what is just right', () => {
    expect(() => checkSize({ size: 25_000_000 } as Blob)).not.toThrow();
    expect(checkedText('ORDER\r\nDismissed.')).toBe('ORDER\nDismissed.');
  });
});

describe('pages that were read from pictures', () => {
  it('are one text, in which every line keeps its place', () => {
    const first = { text: 'ORDER\n', lines: [{ at: [0, 5] as const, box }], picture };
    const second = { text: 'Dismissed.\n', lines: [{ at: [0, 10] as const, box }], picture };
    const { text, lines = [], unread } = joinPages([first, new UnreadablePaper('Too poor.'), second]);
    expect(lines.map(({ at }) => text.slice(...at))).toEqual(['ORDER', 'Dismissed.']);
    expect(unread).toEqual([2]);
  });

  it('say why when none could be read', () => {
    expect(() => joinPages([new UnreadablePaper('Too poor.')])).toThrow('Too poor.');
  });
});
