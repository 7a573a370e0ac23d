import { SetupCheck } from '@openslate/contract/admin.ts';
import type { App } from '../../http/app.ts';
import { readFailures } from '../../http/responses.ts';
import type { Admins } from './store.ts';

export function adminRoutes(app: App, admins: Admins): void {
  app.get(
    '/api/admin/check-setup',
    {
      schema: {
        summary: 'Does the site have an admin yet?',
        tags: ['admin'],
        response: { 200: SetupCheck, ...readFailures },
      },
    },
    async () => ({ hasAdmins: await admins.exist() }),
  );
}
