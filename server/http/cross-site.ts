import { Failure } from '@openslate/contract/failure.ts';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';
import { isApi, pathOf } from './unrouted.ts';

/**
 * What browsers say of a request that our own pages send, or nobody's page (`none`: typed in, a bookmark). They also
 * say `same-site`, of a page on another host, port or scheme under one domain; that is no page of ours either.
 */
const ours = ['same-origin', 'none'];

/**
 * Refuses what a page of another site has a visitor's browser write here. There is no cookie to misuse, but posts,
 * reports and messages would come from as many addresses as that page has visitors. Programs that are no browsers
 * send no `Sec-Fetch-Site`, nor do the oldest browsers; both pass.
 */
export function refuseCrossSiteWrites(app: FastifyInstance): void {
  app.addHook('onRoute', ({ url, method, schema }) => {
    // Said in the description of every route that it holds for, without anyone having to remember.
    if (!isApi(url) || ![method].flat().some(writes) || !schema) return;
    schema.response = { 403: Failure, ...(schema.response as object | undefined) };
  });
  app.addHook('onRequest', ({ method, url, headers }, _reply, done) => {
    if (!writes(method) || !isApi(pathOf(url))) return done();
    const from = headers['sec-fetch-site'];
    if (from === undefined || ours.includes(String(from))) return done();
    done(
      new Refusal(
        403,
        'cross_site',
        'This can only be sent from our own pages. Open the site and try again there.',
      ),
    );
  });
}

function writes(method: string): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method);
}
