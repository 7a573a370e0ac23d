import { ownScripts } from '@openslate/contract/own-scripts.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isApi, pathOf } from './unrouted.ts';

/** For answers that are data: nothing in them is to be shown or run. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Nothing but what is named. Why each stands here, and what stricter words did not work: docs/decisions. */
const pagePolicy = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  // Text never becomes markup or the address of a script, but through the one policy in `web/app/own-script.ts`.
  "require-trusted-types-for 'script'",
  `trusted-types ${ownScripts}`,
];

/** A page may load scripts of the site and run its own inline ones, known by their hashes; no others. */
export function pageSecurityPolicy(scriptHashes: readonly string[] = []): string {
  const scripts = ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' ');
  return [...pagePolicy, scripts].join('; ');
}

/**
 * Copying the logo, a link or a result to the clipboard is all a page ever asks of the device. Names that Chromium
 * knows on some systems only are left out: it would complain in the console of every page on the others.
 */
const featuresOff = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];
const permissions = [...featuresOff.map((name) => `${name}=()`), 'clipboard-write=(self)'].join(', ');

/** By which address the site is reached, and whether what holds for it holds for all hosts below its domain. */
export type Transport = { publicUrl: string; subdomains: boolean };

/** Sends the protective headers with every answer. Pages put their own policy in the place of the one for data. */
export function protect(app: FastifyInstance, transport: Transport): void {
  const headers = protectiveHeaders(transport);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'x-request-id': request.id });
    // Answers of the API are for the moment; a proxy or a shared computer must not keep them.
    if (isApi(pathOf(request.url))) reply.header('cache-control', 'no-store');
  });
}

/** For the few answers given before any hook has run. */
export function protectReply(reply: FastifyReply, transport: Transport): FastifyReply {
  return reply.headers({ ...protectiveHeaders(transport), 'x-request-id': reply.request.id });
}

function protectiveHeaders({ publicUrl, subdomains }: Transport): Record<string, string> {
  return {
    'content-security-policy': dataPolicy,
    'permissions-policy': permissions,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Over plain http the promise would mean nothing, and on localhost it would break other programs.
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': `max-age=31536000${subdomains ? '; includeSubDomains' : ''}`,
    }),
  };
}
