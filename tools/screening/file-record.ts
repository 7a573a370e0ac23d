import { mostBytes } from './bounded-lines.ts';

/** One record as it stands in a file, with the line it begins on; `broken` where it could not even be read. */
export type FileRecord = { line: number; record?: string; request?: unknown; broken?: string };

export function tooLarge(what: 'line' | 'row'): string {
  return `This ${what} is larger than ${mostBytes / 1024} KB, the most we take for one ${what}.`;
}
