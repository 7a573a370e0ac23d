/** In place of the thread that judges: does as the day that it is asked about says. */
import { type MessagePort, parentPort } from 'node:worker_threads';
import type { Work, Worked } from '../features/eligibility/law-threads/thread.ts';

const owner = parentPort as MessagePort;

owner.on('message', async ({ day }: Work) => {
  if (day === 'dies') process.exit(1);
  if (day === 'throws') throw new Error('a thread that throws');
  while (day === 'never ends');
  if (day === 'takes a while') await new Promise((resolve) => setTimeout(resolve, 50));
  const json = new TextEncoder().encode(JSON.stringify(day));
  owner.postMessage({ json, ms: 1 } satisfies Worked);
});
