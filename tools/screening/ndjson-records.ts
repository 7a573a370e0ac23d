import type { Readable } from 'node:stream';
import { linesOf } from './bounded-lines.ts';
import { type FileRecord, tooLarge } from './file-record.ts';

/** One request a line. Empty lines are passed over. */
export async function* recordsInNdjson(input: Readable): AsyncGenerator<FileRecord> {
  for await (const { line, text } of linesOf(input)) {
    if (text === undefined) yield { line, broken: tooLarge('line') };
    else if (text.trim() !== '') yield { line, ...parsed(text) };
  }
}

function parsed(text: string): Pick<FileRecord, 'request' | 'broken'> {
  try {
    return { request: JSON.parse(text) };
  } catch {
    return { broken: 'This line is not valid JSON.' };
  }
}
