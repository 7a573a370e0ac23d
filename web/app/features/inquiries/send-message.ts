import type { ContactMessage } from '@openslate/contract/contact.ts';
import { keyHeader } from '../../api/change.ts';
import { repeating } from '../../api/repeating.ts';
import { request } from '../../api/request.ts';
import type { ProofInAdvance } from '../bot-check/proof-in-advance.ts';
import { sentWithProof } from '../bot-check/sent-with-proof.ts';

/** Sends a message to the people who run the site, under a key with which it arrives once however often it is tried. */
export async function sendMessage(
  message: ContactMessage,
  key: string,
  proofs: ProofInAdvance,
): Promise<void> {
  const headers = keyHeader(key);
  await repeating(() =>
    sentWithProof(proofs, (proof) =>
      request('POST', '/api/contact', { body: { ...message, ...proof }, headers }),
    ),
  );
}
