import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

type SealedFor = { readonly keyHash: string; readonly key: string };

/** An answer may hold what opens or deletes something. Only the key of the request opens it, which is kept nowhere. */
export function sealed(text: string, sealedFor: SealedFor): string {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, cipherKey(sealedFor), iv);
  const body = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), body]).toString('base64url');
}

export function opened(text: string, sealedFor: SealedFor): string {
  const bytes = Buffer.from(text, 'base64url');
  const opening = createDecipheriv(cipher, cipherKey(sealedFor), bytes.subarray(0, ivBytes));
  opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const body = bytes.subarray(ivBytes + tagBytes);
  return Buffer.concat([opening.update(body), opening.final()]).toString('utf8');
}

function cipherKey({ keyHash, key }: SealedFor): Buffer {
  return Buffer.from(hkdfSync('sha256', key, keyHash, 'kept answer', 32));
}
