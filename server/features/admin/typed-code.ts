import { createHash, randomBytes } from 'node:crypto';
import { readableAlphabet } from '@openslate/contract/readable-code.ts';

/** 80 random bits: `7K3M-9QXD-0WTB-5HZN`. */
export function newTypedCode(): string {
  const characters = [...randomBytes(16)].map((byte) => readableAlphabet.charAt(byte % 32)).join('');
  return characters.replaceAll(/.{4}(?=.)/g, '$&-');
}

export const typedCodePattern = new RegExp(`^[${readableAlphabet}]{4}(-[${readableAlphabet}]{4}){3}$`);

/**
 * What is kept of a code, the same however people type it: in small letters, without dashes, with the letters that
 * the alphabet leaves out because they are taken for digits. A code is random and long, so a plain hash of it cannot
 * be turned back.
 */
export function typedCodeHash(typed: string): string {
  const plain = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return createHash('sha256').update(plain).digest('base64url');
}
