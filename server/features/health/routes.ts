import { Failure } from '@openslate/contract/failure.ts';
import { Health, Ready } from '@openslate/contract/health.ts';
import type { Database } from '../../database/database.ts';
import { isMigrated } from '../../database/migrate.ts';
import type { App } from '../../http/app.ts';
import { Refusal } from '../../http/refusal.ts';
import { unlimited } from '../../rate-limit/limits.ts';

export function healthRoutes(app: App, database: Database, version: string): void {
  app.get(
    '/api/health',
    {
      config: unlimited,
      schema: { summary: 'Is the process up?', tags: ['about'], response: { 200: Health, 500: Failure } },
    },
    async () => ({ status: 'ok' as const, version }),
  );

  app.get(
    '/api/ready',
    {
      config: unlimited,
      schema: {
        summary: 'Can requests be answered? Checks the database and its tables.',
        tags: ['about'],
        response: { 200: Ready, 500: Failure, 503: Failure },
      },
    },
    async () => {
      if (await isMigrated(database).catch(() => false)) return { status: 'ready' as const };
      throw new Refusal(503, 'not_ready', 'The database can’t be used at the moment. Please try again soon.');
    },
  );
}
