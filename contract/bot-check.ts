import * as z from 'zod/mini';
import { botCheckActions, communityPostAction } from './forum.ts';

/*
 * The proof of work that stands in for a captcha: ALTCHA, second version. The browser asks for a puzzle, solves it
 * with `altcha-lib` and sends `{ challenge, solution }` as base64 of JSON in the field `recaptchaToken`.
 */

/** Without an action, the puzzle is for a post: the call belongs to the forum. */
export const ChallengeQuery = z.object({
  action: z._default(z.enum(botCheckActions), communityPostAction),
});

const hex = (bytes: number) => z.string().check(z.regex(new RegExp(`^[0-9a-f]{${2 * bytes}}$`)));

/** The signature covers all of `parameters`, so whoever makes the puzzle easier makes it void. */
export const Challenge = z.object({
  parameters: z.strictObject({
    algorithm: z.literal('PBKDF2/SHA-256'),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: hex(16),
    keySignature: hex(32),
    nonce: hex(16),
    salt: hex(16),
    data: z.strictObject({
      action: z.enum(botCheckActions),
      expiresAt: z.iso.datetime(),
    }),
  }),
  signature: hex(32),
});
export type Challenge = z.infer<typeof Challenge>;

export const ProofOfWork = z.object({
  challenge: Challenge,
  solution: z.object({ counter: z.int(), derivedKey: hex(32) }),
});
export type ProofOfWork = z.infer<typeof ProofOfWork>;
