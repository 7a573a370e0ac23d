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

/**
 * For a worker that compiles a program, as the one that reads pictures does. Browsers hold a worker to what came with its
 * own file and not to the policy of its page, so no page has to allow it. It may load scripts of ours, and nothing else.
 */
const compilingPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";

/** A page may load scripts of the site and run its own inline ones, known by their hashes; no others. */
function pageSecurityPolicy(scriptHashes: readonly string[]): string {
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

/** Sends the protective headers with every answer but the files of the site, and those that bring their own. */
export function protect(app: FastifyInstance, transport: Transport): void {
  const protective = protectiveHeaders(transport);
  const forData = dataHeaders(transport);
  app.addHook('onSend', (request, reply, payload, done) => {
    const headers = isApi(pathOf(request.url)) ? forData : protective;
    for (const name in headers) if (!reply.hasHeader(name)) reply.header(name, headers[name]);
    reply.header('x-request-id', request.id);
    done(null, payload);
  });
}

/** For the few answers given before any hook has run. */
export function protectReply(reply: FastifyReply, transport: Transport): FastifyReply {
  return reply.headers({ ...protectiveHeaders(transport), 'x-request-id': reply.request.id });
}

/** What goes with data of the API. */
export function dataHeaders(transport: Transport): Record<string, string> {
  // It is for the moment; a proxy or a shared computer must not keep it.
  return { ...protectiveHeaders(transport), 'cache-control': 'no-store' };
}

/** A page in place of data: with its own policy. */
export function pageHeaders(transport: Transport, scriptHashes: readonly string[]): Record<string, string> {
  return { ...protectiveHeaders(transport), 'content-security-policy': pageSecurityPolicy(scriptHashes) };
}

/**
 * … and with the news that it is unchanged: what the browser holds stays in force with the page, so this tells again no
 * more than the policy, which has to be the one that we would send now.
 */
export function unchangedPageHeaders(
  transport: Transport,
  scriptHashes: readonly string[],
): Record<string, string> {
  return { ...fileHeaders(transport), 'content-security-policy': pageSecurityPolicy(scriptHashes) };
}

/** What protects a script that runs beside a page and compiles a program there. */
export function compilingHeaders(transport: Transport): Record<string, string> {
  return { ...fileHeaders(transport), 'content-security-policy': compilingPolicy };
}

/** What protects a script, a font or a picture. The rest says what a page may do, and a file is none. */
export function fileHeaders({ publicUrl, subdomains }: Transport): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    // Over plain http the promise would mean nothing, and on localhost it would break other programs.
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': `max-age=31536000${subdomains ? '; includeSubDomains' : ''}`,
    }),
  };
}

function protectiveHeaders(transport: Transport): Record<string, string> {
  return {
    'content-security-policy': dataPolicy,
    'permissions-policy': permissions,
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    ...fileHeaders(transport),
  };
}
