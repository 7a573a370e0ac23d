import type { BuiltFile, BuiltPage } from '@openslate/contract/built-site.ts';
import { locate, notFoundPage } from '@openslate/contract/site.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageSecurityPolicy } from '../http/headers.ts';
import { Refusal } from '../http/refusal.ts';
import { isApi, pathOf } from '../http/unrouted.ts';
import type { Site } from './built-site.ts';
import { chooseEncoding } from './encoding.ts';
import { isHeld, weakEtag } from './etag.ts';

const caching = {
  forever: 'public, max-age=31536000, immutable',
  /** A new version shows at once: the browser asks each time, and is mostly told that nothing changed. */
  page: 'no-cache',
  other: 'public, max-age=300, must-revalidate',
};

/** Answers every read that no route takes: with a file of the site, a page, or the page that says there is none. */
export function serveSite(app: FastifyInstance, site: Site | undefined): void {
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request.url);
    if (isApi(path)) throw new Refusal(404, 'not_found', 'There is nothing at this address.');
    if (!site) return sendNotBuilt(reply);

    const file = site.fileAt(path);
    if (file) return sendFile(site, path, file, request, reply);

    const located = locate(path);
    switch (located.kind) {
      case 'moved':
        return reply.redirect(located.to + queryOf(request.url), 308);
      case 'shell':
        return sendPage(site, site.shell, request, reply.header('x-robots-tag', 'noindex'));
      case 'page': {
        if (!located.indexed) reply.header('x-robots-tag', 'noindex');
        const page = site.pageAt(located.page);
        if (page) return sendPage(site, page, request, reply.code(located.status));
        return sendNotFound(site, request, reply);
      }
    }
  });
}

function sendFile(
  site: Site,
  path: string,
  file: BuiltFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header('cache-control', file.immutable ? caching.forever : caching.other);
  reply.header('content-security-policy', pageSecurityPolicy());
  return send(site, path, file, request, reply);
}

function sendPage(
  site: Site,
  page: BuiltPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header('cache-control', caching.page);
  reply.header('content-security-policy', pageSecurityPolicy(page.scriptHashes));
  return send(site, page.file, page, request, reply);
}

/** The site's own page for addresses that have none. */
export async function sendNotFound(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const page = site.pageAt(notFoundPage);
  reply.code(404).header('x-robots-tag', 'noindex');
  return page
    ? sendPage(site, page, request, reply)
    : reply.type('text/plain; charset=utf-8').send('There is no page at this address.\n');
}

async function send(
  site: Site,
  name: string,
  file: BuiltFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header('vary', 'Accept-Encoding');
  reply.header('etag', weakEtag(file.etag));
  // Only an answer that would be 200 can be "not modified": a page that says "not found" stays a 404.
  if (reply.statusCode === 200 && isHeld(file.etag, request.headers['if-none-match'])) {
    return reply.code(304).send();
  }
  const { encoding, suffix } = chooseEncoding(file.encodings, request.headers['accept-encoding']);
  const content = site.content(name + suffix) ?? Buffer.alloc(0);
  if (encoding) reply.header('content-encoding', encoding);
  // Set here, because an answer to HEAD carries the length of what it leaves out.
  reply.type(file.type).header('content-length', content.length);
  return reply.send(request.method === 'HEAD' ? undefined : content);
}

function sendNotBuilt(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .header('retry-after', 60)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('The pages of this site have not been built yet. Run `npm start`, which builds them.\n');
}

function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}
