import type { PublicSettings } from '@openslate/contract/settings.ts';
import { unsetPublicUrl } from '@openslate/contract/unset-address.ts';
import type { FastifyInstance } from 'fastify';

const path = '/.well-known/security.txt';
const day = 24 * 60 * 60 * 1000;

/** What it says is the configuration of the running server, so it is as fresh as the answer; RFC 9116 wants an end. */
const goodForDays = 180;

/**
 * Tells whoever has found a weakness where to report it (RFC 9116). Only where the operator has an address: without a
 * contact the file would be none.
 */
export function serveSecurityTxt(app: FastifyInstance, settings: PublicSettings, now: () => Date): void {
  const { CONTACT_EMAIL, PUBLIC_URL } = settings;
  if (CONTACT_EMAIL === undefined) return;
  app.get(path, { schema: { hide: true } }, async (_request, reply) => {
    const today = Math.floor(now().getTime() / day);
    const lines = [
      `Contact: mailto:${CONTACT_EMAIL}`,
      `Expires: ${new Date((today + goodForDays) * day).toISOString()}`,
      'Preferred-Languages: en',
      ...(PUBLIC_URL === unsetPublicUrl ? [] : [`Canonical: ${new URL(path, PUBLIC_URL)}`]),
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`);
  });
}
