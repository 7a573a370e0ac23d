import { SealedAssessment } from '@openslate/contract/shared-assessment.ts';
import {
  AnyPayload,
  FirstPayload,
  payloadVersion,
  SharedPayload,
} from '@openslate/contract/shared-payload.ts';
import { deflateSync, inflateSync } from 'fflate';
import { fromBase64url, toBase64url } from './base64url.ts';

const algorithm = 'AES-GCM';
const version = 1;

/** What is sealed with one version is not taken for another's. */
const additionalData = new TextEncoder().encode(`openslate shared assessment ${version}`);

/** Filled up to whole blocks, so that its size does not tell how long a record is. */
const blockBytes = 4_096;

/** The longest record we can judge takes a tenth of it. More is nothing that was made here. */
const mostBytes = 1024 * 1024;

const keyPattern = /^[\w-]{43}$/;

/** Browsers lend their encryption only to pages that came over a secure connection. */
export function canSeal(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** Whether it looks like a whole key: 32 bytes in base64url. */
export function isKey(text: string): boolean {
  return keyPattern.test(text);
}

/** Closes a payload under a new key, which is nowhere else than in the answer. */
export async function seal(payload: SharedPayload): Promise<{ sealed: SealedAssessment; key: string }> {
  const key = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, true, ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  // What is encrypted looks random and no longer gets smaller.
  const packed = inBlocks(deflateSync(new TextEncoder().encode(JSON.stringify(payload)), { level: 9 }));
  const ciphertext = await crypto.subtle.encrypt({ name: algorithm, iv, additionalData }, key, packed);
  return {
    sealed: { version, iv: toBase64url(iv), ciphertext: toBase64url(new Uint8Array(ciphertext)) },
    key: toBase64url(new Uint8Array(await crypto.subtle.exportKey('raw', key))),
  };
}

export type Unsealed =
  | { readonly kind: 'payload'; readonly payload: SharedPayload | FirstPayload }
  /** The key does not fit, or something was changed: the two cannot be told apart. */
  | { readonly kind: 'damaged' }
  /** Made by a newer site than this page. */
  | { readonly kind: 'unknown_version' };

export async function unseal(sealed: { readonly version: number }, key: string): Promise<Unsealed> {
  if (sealed.version !== version) return { kind: 'unknown_version' };
  try {
    const payload: unknown = JSON.parse(await decrypted(SealedAssessment.parse(sealed), key));
    const { version: made } = AnyPayload.parse(payload);
    if (made === 1) return { kind: 'payload', payload: FirstPayload.parse(payload) };
    if (made !== payloadVersion) return { kind: 'unknown_version' };
    return { kind: 'payload', payload: SharedPayload.parse(payload) };
  } catch {
    return { kind: 'damaged' };
  }
}

async function decrypted({ iv, ciphertext }: SealedAssessment, text: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', fromBase64url(text), algorithm, false, ['decrypt']);
  const packed = await crypto.subtle.decrypt(
    { name: algorithm, iv: fromBase64url(iv), additionalData },
    key,
    fromBase64url(ciphertext),
  );
  // A few bytes can be made to unpack to more than a phone has room for. This much and no more.
  const unpacked = inflateSync(new Uint8Array(packed), { out: new Uint8Array(mostBytes) });
  return new TextDecoder('utf-8', { fatal: true }).decode(unpacked);
}

/** What follows the end of the packed bytes is not read when they are unpacked. */
function inBlocks(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const filled = new Uint8Array(Math.ceil(bytes.length / blockBytes) * blockBytes);
  filled.set(bytes);
  return filled;
}
