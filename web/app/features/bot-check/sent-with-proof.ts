import { ApiError } from '../../api/api-error.ts';
import type { ProofInAdvance } from './proof-in-advance.ts';

/** A field of what is sent, left out where no proof could be had. */
type ProofField = { recaptchaToken?: string };

/** Sends something with a proof of work, or without one where there is none to be had. */
export async function sentWithProof<Answer>(
  proofs: ProofInAdvance,
  send: (proof: ProofField) => Promise<Answer>,
): Promise<Answer> {
  const attempt = async () => {
    const recaptchaToken = await proofs.take();
    return send(recaptchaToken === undefined ? {} : { recaptchaToken });
  };
  try {
    return await attempt();
  } catch (error) {
    // Somebody took longer to write than a proof lasts. That is no reason to bother them.
    if (error instanceof ApiError && error.code === 'bot_check_failed') return attempt();
    throw error;
  }
}
