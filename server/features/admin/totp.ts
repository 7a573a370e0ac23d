import { createHmac, randomBytes } from 'node:crypto';

/** What all authenticator apps assume: RFC 6238 with SHA-1, six digits and a new code every 30 seconds. */
const stepMs = 30_000;
const digits = 6;
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 160 bits, as RFC 4226 section 4 recommends; 32 letters and digits, with nothing left over. */
export function newTotpSecret(): string {
  return [...randomBytes(32)].map((byte) => base32.charAt(byte % 32)).join('');
}

/** What the app reads from a picture. */
export function totpUri(secret: string, username: string): string {
  return `otpauth://totp/OpenSlate:${encodeURIComponent(username)}?secret=${secret}&issuer=OpenSlate`;
}

/** Which step's code this is, if of the current one or its neighbors: phones are rarely on the second. */
export function totpStepOf(code: string, secret: string, now: Date): number | undefined {
  const current = Math.floor(now.getTime() / stepMs);
  return [current - 1, current, current + 1].find((step) => totp(secret, step) === code);
}

export function totp(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hmac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  // RFC 4226 section 5.3: the last four bits say where the number begins.
  const number = hmac.readUInt32BE(hmac.readUInt8(19) & 0xf) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret]
    .map((character) => base32.indexOf(character).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
