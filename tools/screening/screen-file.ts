import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import type { Depth } from './answering.ts';
import { recordsInCsv } from './csv-records.ts';
import type { FileRecord } from './file-record.ts';
import { recordsInNdjson } from './ndjson-records.ts';
import type { Answers } from './worker.ts';
import { Workers } from './workers.ts';

export type Screening = {
  input: Readable;
  format: 'csv' | 'ndjson';
  output: Writable;
  complain: (line: number, message: string) => void;
  depth?: Depth;
  workers?: number;
};

/**
 * A few batches at a time, so that a file of any size takes the same memory, and in the order of the file. A bad record
 * is told and passed over.
 */
export async function screenFile({
  input,
  format,
  output,
  complain,
  depth = 'whole results',
  workers: count = availableParallelism(),
}: Screening): Promise<{ judged: number; skipped: number }> {
  const counts = { judged: 0, skipped: 0 };
  const workers = new Workers(count, depth);

  async function hand({ judged, results, complaints }: Answers): Promise<void> {
    counts.judged += judged;
    counts.skipped += complaints.length;
    for (const { line, message } of complaints) complain(line, message);
    if (results.length > 0 && !output.write(results)) await once(output, 'drain');
  }

  try {
    const underWay: Promise<Answers>[] = [];
    for await (const batch of batchesOf(format === 'csv' ? recordsInCsv(input) : recordsInNdjson(input))) {
      const first = underWay.length < workers.room ? undefined : underWay.shift();
      if (first) await hand(await first);
      underWay.push(workers.judge(batch));
    }
    for (const answers of underWay) await hand(await answers);
  } finally {
    await workers.stop();
  }
  return counts;
}

/** Enough that handing them over costs little beside judging them, and little enough to hold many. */
const mostRecords = 32;
const mostText = 256 * 1024;

async function* batchesOf(records: AsyncIterable<FileRecord>): AsyncGenerator<FileRecord[]> {
  let batch: FileRecord[] = [];
  let text = 0;
  for await (const record of records) {
    batch.push(record);
    text += record.size;
    if (batch.length < mostRecords && text < mostText) continue;
    yield batch;
    batch = [];
    text = 0;
  }
  if (batch.length > 0) yield batch;
}
