import * as z from 'zod/mini';

/*
 * A shared result on its way and at rest. It is sealed in the browser of whoever shares it; the key stands after the
 * `#` of the link, where no request carries it. What is described here is all that the server ever sees.
 */

/** For how long a shared result is kept. */
export const sharedForDays = 30;

/** What a request to keep a result may weigh. */
export const mostSharedBytes = 32 * 1024;

/** 128 random bits: nobody finds another's link by trying. */
export const sharedIdPattern = /^[\w-]{22}$/;

/**
 * What the id of a result that is sent with a key is made of: the first 16 bytes of its SHA-256. So a link is known before
 * it could be sent; and whoever has the link does not know the key, and cannot put something else in its place.
 */
export function sharedIdSource(idempotencyKey: string): string {
  return `shared assessment ${idempotencyKey}`;
}

/** The header in which whoever made a link proves it. */
export const deleteKeyHeader = 'x-delete-key';

const base64url = (least: number) =>
  z.string().check(
    z.minLength(least),
    z.regex(/^[\w-]*$/, 'Send it as base64url: letters, digits, - and _, nothing else.'),
    z.refine((text) => text.length % 4 !== 1, 'This was cut short: it is not whole bytes in base64url.'),
  );

/** AES-GCM with 256 bits. Nothing else may stand beside the sealed text, so nothing readable is kept by mistake. */
export const SealedAssessment = z.strictObject({
  version: z.literal(1),
  /** 12 bytes. */
  iv: base64url(16).check(z.maxLength(16)),
  /** At least the 16 bytes that prove it whole. */
  ciphertext: base64url(22),
});

export type SealedAssessment = z.infer<typeof SealedAssessment>;

/** What whoever made a link is told, once: the delete key is kept only as a hash. */
export const CreatedAssessment = z.object({
  id: z.string().check(z.regex(sharedIdPattern)),
  deleteKey: z.string(),
  expiresAt: z.iso.datetime(),
});

export type CreatedAssessment = z.infer<typeof CreatedAssessment>;

export const KeptAssessment = z.object({
  version: z.number(),
  iv: z.string(),
  ciphertext: z.string(),
  expiresAt: z.iso.datetime(),
});

export type KeptAssessment = z.infer<typeof KeptAssessment>;

export const SharedId = z.object({ id: z.string() });

export const DeleteKey = z.object({ [deleteKeyHeader]: z.string().check(z.minLength(1), z.maxLength(200)) });
