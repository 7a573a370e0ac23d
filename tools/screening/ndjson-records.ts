import type { Readable } from 'node:stream';
import { linesOf } from './bounded-lines.ts';
import { type FileRecord, tooLarge } from './file-record.ts';

/** One request a line, read by whoever judges it. Empty lines are passed over. */
export async function* recordsInNdjson(input: Readable): AsyncGenerator<FileRecord> {
  for await (const { line, text } of linesOf(input)) {
    if (text === undefined) yield { line, size: 0, broken: tooLarge('line') };
    else if (text.trim() !== '') yield { line, size: text.length, json: text };
  }
}
