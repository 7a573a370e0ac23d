import { locate, notFoundPage } from '@openslate/contract/site.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendReady, sendReadyWithId } from '../http/ready-answer.ts';
import { Refusal } from '../http/refusal.ts';
import { isApi, pathOf } from '../http/unrouted.ts';
import { answerFor, type PreparedAnswers } from './prepared-answers.ts';
import type { SiteAnswers } from './site-answers.ts';

/** Answers every read that no route takes: with a file of the site, a page, or the page that says there is none. */
export function serveSite(app: FastifyInstance, site: SiteAnswers | undefined): void {
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url);
    if (isApi(path)) throw new Refusal(404, 'not_found', 'There is nothing at this address.');
    if (!site) sendNotBuilt(reply);
    else if (!sendListed(site, path, request, reply)) sendLocated(site, path, request, reply);
  });
}

/** What most ask for: a file, or a page by its own address. */
function sendListed(site: SiteAnswers, path: string, request: FastifyRequest, reply: FastifyReply): boolean {
  const file = site.files.get(path);
  const page = site.pages.get(path);
  if (file) sendReady(answerFor(file, request), request, reply);
  else if (page) sendPage(page, request, reply);
  return file !== undefined || page !== undefined;
}

function sendLocated(site: SiteAnswers, path: string, request: FastifyRequest, reply: FastifyReply): void {
  const located = locate(path);
  if (located.kind === 'moved') {
    reply.redirect(located.to + queryOf(request.url), 308);
    return;
  }
  const page = located.kind === 'shell' ? site.shell : site.pages.get(located.page);
  if (page) sendPage(page, request, reply);
  else sendNotFound(site, request, reply);
}

/** The site's own page for addresses that have none. */
export function sendNotFound(site: SiteAnswers, request: FastifyRequest, reply: FastifyReply): void {
  const page = site.pages.get(notFoundPage);
  if (page) {
    sendPage(page, request, reply);
    return;
  }
  reply
    .code(404)
    .header('x-robots-tag', 'noindex')
    .type('text/plain; charset=utf-8')
    .send('There is no page at this address.\n');
}

function sendPage(page: PreparedAnswers, request: FastifyRequest, reply: FastifyReply): void {
  sendReadyWithId(answerFor(page, request), request, reply);
}

function sendNotBuilt(reply: FastifyReply): void {
  reply
    .code(503)
    .header('retry-after', 60)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('The pages of this site have not been built yet. Run `npm start`, which builds them.\n');
}

function queryOf(url: string): string {
  return url.slice(pathOf(url).length);
}
