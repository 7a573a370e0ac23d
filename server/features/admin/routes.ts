import type { App } from '../../http/app.ts';
import { accountRoutes } from './account-routes.ts';
import { entryRoutes } from './entry-routes.ts';
import { overviewRoutes } from './overview-routes.ts';
import type { AdminParts } from './parts.ts';
import { secondFactorRoutes } from './second-factor-routes.ts';
import { sessionRoutes } from './session-routes.ts';

export function adminRoutes(app: App, parts: AdminParts): void {
  entryRoutes(app, parts);
  overviewRoutes(app, parts);
  accountRoutes(app, parts);
  sessionRoutes(app, parts);
  secondFactorRoutes(app, parts);
}
