import type { Challenge } from '@openslate/contract/bot-check.ts';
import pbkdf2 from 'altcha/workers/pbkdf2?worker&url';
import { type Solution, solveChallengeWorkers } from 'altcha-lib';
import { ownScript } from '../../own-script.ts';

/** More than this heats up a phone without being noticeably sooner. */
const mostWorkers = 4;

/**
 * Works on the puzzle beside the page, so that typing stays smooth. The library's own widget would start its workers
 * from a blob, which our pages forbid, and watch the pointer; this is the same worker as a file of our own.
 */
export function solved(challenge: Challenge, controller: AbortController): Promise<Solution | null> {
  return solveChallengeWorkers({
    challenge,
    controller,
    concurrency: Math.min(mostWorkers, Math.max(1, (navigator.hardwareConcurrency ?? 2) - 1)),
    createWorker: () => new Worker(ownScript(pbkdf2)),
  });
}
