import { on } from 'node:events';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { answerTo, type Depth } from './answering.ts';
import type { FileRecord } from './file-record.ts';

/** What came of some records, in their order. */
export type Answers = {
  judged: number;
  results: Uint8Array<ArrayBuffer>;
  complaints: { line: number; message: string }[];
};

const owner = parentPort as MessagePort;
const depth: Depth = workerData;

for await (const [records] of on(owner, 'message')) {
  const answers = await answersTo(records);
  // Handed over, not copied.
  owner.postMessage(answers, [answers.results.buffer]);
}

async function answersTo(records: readonly FileRecord[]): Promise<Answers> {
  const complaints: Answers['complaints'] = [];
  let results = '';
  for (const record of records) {
    const answer = await answerTo(record, depth);
    if ('complaint' in answer) complaints.push({ line: record.line, message: answer.complaint });
    else results += `${answer.result}\n`;
  }
  return {
    judged: records.length - complaints.length,
    results: new TextEncoder().encode(results),
    complaints,
  };
}
