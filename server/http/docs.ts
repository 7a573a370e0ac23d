import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { Failure } from '@openslate/contract/failure.ts';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { isGuarded } from '../features/admin/guard.ts';
import type { App } from './app.ts';
import { readFailures } from './responses.ts';

/** The page's own scripts are files, so it needs no inline ones; it draws with inline styles. */
const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Described once and referred to by name, rather than repeated at each of a route's answers. */
const named = z.registry<{ id: string }>();
named.add(Failure, { id: 'Failure' });

const describeRoute = createJsonSchemaTransform({ schemaRegistry: named });
const adminToken = 'adminToken';

/** Describes every route registered after it, for programs at /api/openapi.json and for people at /api/docs. */
export async function describeApi(app: App, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'OpenSlate',
        description:
          'Every failure has the same shape: `{ "error": { "code", "message", "fields"? } }`. The message is a ' +
          'sentence for people, and `fields` says by path what to change.',
        version,
      },
      components: {
        securitySchemes: {
          [adminToken]: { type: 'http', scheme: 'bearer', description: 'From `POST /api/admin/login`.' },
        },
      },
    },
    transform: (input) => {
      const described = describeRoute(input);
      // What holds for a route is what is written of it: nobody has to remember to say it twice.
      if (isGuarded(input.route)) {
        described.schema.security = [{ [adminToken]: [] }];
        // Where an admin has to set up a second factor first.
        const answers = described.schema.response as Record<string, unknown>;
        answers[403] ??= answers[401];
      }
      return described;
    },
    transformObject: createJsonSchemaTransformObject({ schemaRegistry: named }),
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: docsPolicy,
    theme: { title: 'OpenSlate API' },
  });
  app.get(
    '/api/openapi.json',
    {
      schema: {
        summary: 'This description',
        tags: ['about'],
        response: { 200: z.record(z.string(), z.unknown()), ...readFailures },
      },
    },
    async () => ({ ...app.swagger() }),
  );
}
