import { isIP } from 'node:net';

/** How each kind of setting is written. All return undefined for text that means nothing. */

export function portIn(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
}

export function hostIn(text: string): string | undefined {
  return isIP(text) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text) ? text : undefined;
}

export function positiveNumberIn(text: string): number | undefined {
  const number = Number(text);
  return number > 0 && Number.isFinite(number) ? number : undefined;
}

/** Long enough that it can't be found by trying. */
export function secretIn(text: string): string | undefined {
  return text.length >= 32 ? text : undefined;
}

/** A day there is, as `2026-11-19`. */
export function dayIn(text: string): string | undefined {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined;
}

export function yesOrNoIn(text: string): boolean | undefined {
  const words: Readonly<Record<string, boolean>> = {
    yes: true,
    true: true,
    1: true,
    no: false,
    false: false,
    0: false,
  };
  return Object.hasOwn(words, text.toLowerCase()) ? words[text.toLowerCase()] : undefined;
}

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export function logLevelIn(text: string): (typeof logLevels)[number] | undefined {
  return logLevels.find((level) => level === text.toLowerCase());
}

/**
 * Which posts of the forum wait for an admin, apart from those that read like abuse: what comes above the rate of the
 * whole site (`busy`), also what comes without a proof of work (`unproven`), all, or none.
 */
export const holdings = ['busy', 'unproven', 'always', 'never'] as const;
export type Holding = (typeof holdings)[number];

export function holdingIn(text: string): Holding | undefined {
  return holdings.find((holding) => holding === text.toLowerCase());
}

export function webAddressIn(text: string): string | undefined {
  return ['http:', 'https:'].includes(addressIn(text)?.protocol ?? '') ? text : undefined;
}

export function postgresAddressIn(text: string): string | undefined {
  const address = addressIn(text);
  const named = address !== undefined && address.pathname.length > 1;
  return named && ['postgres:', 'postgresql:'].includes(address.protocol) ? text : undefined;
}

/**
 * Addresses, or a number of hops for hosts that don't tell their proxies' addresses; that number is safe only where
 * nothing but those proxies can reach the server. Fastify would take `true` too: believe whatever address a request
 * claims to come from. Any visitor could then pass for a thousand, so it is not offered.
 */
export function proxiesIn(text: string): number | string[] | false | undefined {
  if (/^\d$/.test(text)) return text === '0' ? false : Number(text);
  const parts = text.split(',').map((part) => part.trim());
  return parts.every(isProxy) ? parts : undefined;
}

function isProxy(part: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(part)) return true;
  const [address = '', prefix, ...rest] = part.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  if (!/^\d{1,3}$/.test(prefix)) return false;
  return Number(prefix) <= (version === 4 ? 32 : 128) && Number(prefix) > 0;
}

function addressIn(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}
