import { mostBytes } from './bounded-lines.ts';

/**
 * One record as it stands in a file, with the line it begins on: as JSON that nobody has read yet, as a request put
 * together from rows, or `broken` where it could not even be taken in. The size is that of its text.
 */
export type FileRecord = { line: number; record?: string; size: number } & (
  | { json: string }
  | { request: unknown }
  | { broken: string }
);

export function tooLarge(what: 'line' | 'row'): string {
  return `This ${what} is larger than ${mostBytes / 1024} KB, the most we take for one ${what}.`;
}
