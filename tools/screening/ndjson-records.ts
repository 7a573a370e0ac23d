import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { FileRecord } from './file-record.ts';

/** One request a line. Empty lines are passed over. */
export async function* recordsInNdjson(input: Readable): AsyncGenerator<FileRecord> {
  let line = 0;
  for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    line += 1;
    if (text.trim() === '') continue;
    yield { line, ...parsed(text) };
  }
}

function parsed(text: string): Pick<FileRecord, 'request' | 'broken'> {
  try {
    return { request: JSON.parse(text) };
  } catch {
    return { broken: 'This line is not valid JSON.' };
  }
}
