import type { Recognized } from '@openslate/words/reading/picture-text.ts';
import { UnreadablePaper } from '@openslate/words/reading/unreadable-paper.ts';
import { ownScript } from '../../../own-script.ts';
import { downloaded } from './download.ts';
import { readerFiles } from './reader-files.ts';

type Percent = (percent: number) => void;

export type Reader = {
  readonly recognize: (picture: Uint8Array, onProgress: Percent) => Promise<Recognized>;
  readonly close: () => void;
};

/** The engine that needs no older way of reading beside it. */
const newestEngine = 1;

/**
 * Tesseract, beside the page so that this stays quick. We speak to its worker in its own messages: the library would
 * start it by a plain address, which pages forbid, and keep its files in a store of its own.
 */
export async function openReader(onProgress: Percent, signal: AbortSignal): Promise<Reader> {
  const worker = new Worker(ownScript(readerFiles.worker));
  const ask = asking(worker, signal);
  try {
    const [data] = await Promise.all([
      downloaded(readerFiles.english, onProgress, signal),
      ask('load', { options: { lstmOnly: true, corePath: readerFiles.core(), logging: false } }),
    ]);
    const options = { cacheMethod: 'none', lstmOnly: true };
    await ask('loadLanguage', { langs: [{ code: 'eng', data }], options });
    await ask('initialize', { langs: 'eng', oem: newestEngine, config: {} });
    // It thinks aloud otherwise, on the console of the page.
    await ask('setParameters', { params: { debug_file: '/dev/null' } });
  } catch (error) {
    worker.terminate();
    if (signal.aborted) throw error;
    throw new UnreadablePaper(
      'What reads pictures could not be loaded. Check your connection and try again, or paste the text.',
    );
  }
  return {
    recognize: (image, onRead) =>
      ask(
        'recognize',
        { image, options: { rotateAuto: true }, output: { text: false, blocks: true } },
        onRead,
      ) as Promise<Recognized>,
    close: () => worker.terminate(),
  };
}

type Answer = {
  readonly jobId: string;
  readonly status: 'resolve' | 'reject' | 'progress';
  readonly data: unknown;
};

type Job = {
  readonly resolve: (data: unknown) => void;
  readonly reject: (error: unknown) => void;
  readonly onProgress: Percent;
};

type Ask = (action: string, payload: object, onProgress?: Percent) => Promise<unknown>;

/** One question to the worker after another, each with its answer. Whoever gives up ends it at once. */
function asking(worker: Worker, signal: AbortSignal): Ask {
  const jobs = new Map<string, Job>();
  let asked = 0;
  const failAll = (reason: unknown) => {
    for (const { reject } of jobs.values()) reject(reason);
    jobs.clear();
  };
  signal.addEventListener('abort', () => {
    worker.terminate();
    failAll(new DOMException('Reading was stopped.', 'AbortError'));
  });
  worker.addEventListener('error', (event) => failAll(new Error(event.message)));
  worker.addEventListener('message', ({ data: answer }: MessageEvent<Answer>) => {
    const job = jobs.get(answer.jobId);
    if (answer.status === 'progress') return job?.onProgress(percentOf(answer.data));
    jobs.delete(answer.jobId);
    if (answer.status === 'resolve') job?.resolve(answer.data);
    else job?.reject(new Error(String(answer.data)));
  });
  return (action, payload, onProgress = () => {}) =>
    new Promise((resolve, reject) => {
      asked += 1;
      const jobId = `job-${asked}`;
      jobs.set(jobId, { resolve, reject, onProgress });
      worker.postMessage({ workerId: 'reader', jobId, action, payload });
    });
}

function percentOf(data: unknown): number {
  const { progress = 0 } = data as { progress?: number };
  return Math.round(progress * 100);
}
