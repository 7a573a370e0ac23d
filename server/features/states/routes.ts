import { States } from '@openslate/contract/states.ts';
import { places } from '@openslate/law/places.ts';
import type { App } from '../../http/app.ts';
import { readFailures } from '../../http/responses.ts';

export function statesRoutes(app: App): void {
  app.get(
    '/api/states',
    {
      schema: {
        summary: 'The 52 places whose law the site covers',
        tags: ['law'],
        response: { 200: States, ...readFailures },
      },
    },
    async () => ({ data: places.map(({ code, name }) => ({ code, name })) }),
  );
}
