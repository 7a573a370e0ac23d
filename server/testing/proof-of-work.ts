import type { ProofOfWork } from '@openslate/contract/bot-check.ts';
import type { BotCheckAction } from '@openslate/contract/forum.ts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { App } from '../http/app.ts';

/** What a browser does before it sends a form: asks for a puzzle, solves it and packs the answer. */
export async function provenWork(app: App, action: BotCheckAction): Promise<string> {
  return packed(await solvedPuzzle(app, action));
}

export async function solvedPuzzle(app: App, action: BotCheckAction): Promise<ProofOfWork> {
  const challenge = (await app.inject({ url: `/api/community/challenge?action=${action}` })).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The puzzle was not solved.');
  return { challenge, solution };
}

export function packed(proof: unknown): string {
  return Buffer.from(JSON.stringify(proof)).toString('base64');
}
