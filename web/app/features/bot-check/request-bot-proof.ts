import type { BotCheckAction } from '@openslate/contract/forum.ts';
import { part } from '../../parts/part.ts';

/** The solver is for the few who write something. */
const solver = part(() => import('./bot-proof.ts'));

/** How long a person may be kept waiting for it, in milliseconds. */
const usualPatience = 10_000;

/**
 * A proof of work for one request, so that sending something costs a machine time and a person nothing. Without it
 * everything still goes through, at a stricter rate: so whatever goes wrong here is kept quiet.
 */
export async function requestBotProof(
  action: BotCheckAction,
  patience = usualPatience,
): Promise<string | undefined> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      controller.abort();
      resolve(undefined);
    }, patience);
  });
  try {
    const proof = solver.load().then(({ botProof }) => botProof(action, controller));
    return await Promise.race([proof, tooLate]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
