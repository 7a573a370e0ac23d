import { ThingId } from '@openslate/contract/admin.ts';
import { Failure } from '@openslate/contract/failure.ts';
import { IdempotencyKey } from '@openslate/contract/idempotency.ts';
import { NewNews, NewsItem, NewsList } from '@openslate/contract/news.ts';
import type { App } from '../../http/app.ts';
import { Refusal } from '../../http/refusal.ts';
import { noContent, readFailures, writeFailures } from '../../http/responses.ts';
import type { Once } from '../../sent-again/once.ts';
import type { AuditTrail } from '../admin/audit.ts';
import { type AdminGuard, adminOf } from '../admin/guard.ts';
import { lawNews } from './law-news.ts';
import type { WrittenNews } from './store.ts';

type Parts = { guard: AdminGuard; once: Once; audit: AuditTrail; now: () => Date };

export function newsRoutes(app: App, written: WrittenNews, { guard, once, audit, now }: Parts): void {
  app.get(
    '/api/news-updates',
    {
      schema: {
        summary: 'What is new and coming in the law, the latest first',
        description:
          'Changes of the last two years and the next year and a half, from the law data and its sources, and what the ' +
          'people who run the site have written.',
        tags: ['news'],
        response: { 200: NewsList, ...readFailures },
      },
    },
    async () => {
      const today = now().toISOString().slice(0, 10);
      const items = [...(await written.all()), ...lawNews(today)];
      return { data: items.sort((a, b) => Number(b.date > a.date) - Number(b.date < a.date)) };
    },
  );

  app.get(
    '/api/admin/news',
    {
      ...guard,
      schema: {
        summary: 'The news that admins have written',
        tags: ['news', 'admin'],
        response: { 200: NewsList, 401: Failure, ...readFailures },
      },
    },
    async () => ({ data: await written.all() }),
  );

  app.post(
    '/api/admin/news',
    {
      ...guard,
      ...once,
      schema: {
        summary: 'Writes a news item',
        tags: ['news', 'admin'],
        headers: IdempotencyKey,
        body: NewNews,
        response: { 201: NewsItem, 401: Failure, 409: Failure, ...writeFailures },
      },
    },
    async (request, reply) => {
      const item = await written.write(request.body);
      await audit.record(adminOf(request).username, 'news.create', item.id);
      return reply.code(201).send(item);
    },
  );

  app.put(
    '/api/admin/news/:id',
    {
      ...guard,
      schema: {
        summary: 'Changes a news item that an admin has written',
        tags: ['news', 'admin'],
        params: ThingId,
        body: NewNews,
        response: { 200: NewsItem, 401: Failure, 404: Failure, ...writeFailures },
      },
    },
    async (request) => {
      const item = await written.change(request.params.id, request.body);
      if (!item) throw unknown();
      await audit.record(adminOf(request).username, 'news.change', item.id);
      return item;
    },
  );

  app.delete(
    '/api/admin/news/:id',
    {
      ...guard,
      schema: {
        summary: 'Deletes a news item that an admin has written',
        tags: ['news', 'admin'],
        params: ThingId,
        response: { 204: noContent, 401: Failure, 404: Failure, ...readFailures },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (!(await written.delete(id))) throw unknown();
      await audit.record(adminOf(request).username, 'news.delete', id);
      return reply.code(204).send();
    },
  );
}

function unknown(): Refusal {
  return new Refusal(
    404,
    'news_unknown',
    'There is no such news item. What comes from the law data can’t be changed here.',
  );
}
