/** A thread that judges one record at a time, and writes its answer down. */
import { type MessagePort, parentPort } from 'node:worker_threads';
import { EligibilityResult } from '@openslate/contract/eligibility.ts';
import { withForks } from '@openslate/law/engine/forks.ts';
import { judge } from '@openslate/law/engine/judge.ts';
import { loadWithCrimes } from '@openslate/law/jurisdictions/with-crimes.ts';
import type { PlaceCode } from '@openslate/law/place/places.ts';
import type { Answers } from '@openslate/law/record/record.ts';
import * as z from 'zod/mini';
import { processorMs } from '../../../rate-limit/processor-time.ts';

export type Work = { readonly place: PlaceCode; readonly day: string; readonly answers: Answers };

/** The answer as the bytes that are sent, or what went wrong; and what it took of the processor. */
export type Worked = { readonly ms: number } & ({ readonly json: Uint8Array } | { readonly error: Error });

const owner = parentPort as MessagePort;

owner.on('message', async (work: Work) => {
  const began = processorMs();
  const took = () => processorMs() - began;
  try {
    const json = new TextEncoder().encode(await answerTo(work));
    // Handed over, not copied.
    owner.postMessage({ json, ms: took() } satisfies Worked, [json.buffer]);
  } catch (error) {
    owner.postMessage({ error: error as Error, ms: took() } satisfies Worked);
  }
});

/** The law of a place is loaded when somebody asks for it. */
async function answerTo({ place, day, answers }: Work): Promise<string> {
  const jurisdiction = await loadWithCrimes(place);
  const result = withForks(judge(answers, jurisdiction, day), answers, jurisdiction);
  return JSON.stringify(z.encode(EligibilityResult, result));
}
