import { Challenge } from '@openslate/contract/bot-check.ts';
import type { BotCheckAction } from '@openslate/contract/forum.ts';
import { request } from '../../api/request.ts';
import { solved } from './solve.ts';

/** Fetches a puzzle and solves it. What comes back is sent with the request that it is for. */
export async function botProof(
  action: BotCheckAction,
  controller: AbortController,
): Promise<string | undefined> {
  const { signal } = controller;
  const challenge = Challenge.parse(
    await request('GET', `/api/community/challenge?action=${action}`, { signal }),
  );
  const solution = await solved(challenge, controller);
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
}
