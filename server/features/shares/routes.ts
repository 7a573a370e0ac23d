import { Failure } from '@openslate/contract/failure.ts';
import { IdempotencyKey } from '@openslate/contract/idempotency.ts';
import { idempotencyKeyHeader } from '@openslate/contract/idempotency-header.ts';
import {
  CreatedAssessment,
  DeleteKey,
  deleteKeyHeader,
  KeptAssessment,
  mostSharedBytes,
  SealedAssessment,
  SharedId,
} from '@openslate/contract/shared-assessment.ts';
import type { App } from '../../http/app.ts';
import { Refusal } from '../../http/refusal.ts';
import { noContent, readFailures, writeFailures } from '../../http/responses.ts';
import { atMost } from '../../rate-limit/limits.ts';
import type { Once } from '../../sent-again/once.ts';
import type { SharedAssessments } from './store.ts';

export function shareRoutes(app: App, shares: SharedAssessments, once: Once): void {
  app.post(
    '/api/assessments',
    {
      ...once,
      bodyLimit: mostSharedBytes,
      // A day at a clinic behind one address; not enough to fill a disk.
      config: atMost(60, 'hour'),
      schema: {
        summary: 'Keeps a result for 30 days, sealed in the browser of whoever shares it',
        description:
          'Takes at most 32 KB, and only ciphertext: AES-GCM with a key that is never sent. The delete key is told ' +
          'once and kept as a hash. With an Idempotency-Key, the id follows from it: the first 16 bytes of the SHA-256 ' +
          'of `shared assessment <key>`, in base64url.',
        tags: ['shared results'],
        headers: IdempotencyKey,
        body: SealedAssessment,
        response: { 201: CreatedAssessment, 409: Failure, 507: Failure, ...writeFailures },
      },
    },
    async (request, reply) => {
      const created = await shares.keep(request.body, request.headers[idempotencyKeyHeader]);
      if (created === 'no_room') throw noRoom();
      return reply.code(201).send(created);
    },
  );

  app.get(
    '/api/assessments/:id',
    {
      schema: {
        summary: 'A shared result, still sealed',
        tags: ['shared results'],
        params: SharedId,
        response: { 200: KeptAssessment, 404: Failure, 410: Failure, ...readFailures },
      },
    },
    async ({ params }) => {
      const found = await shares.find(params.id);
      if (found.kind === 'kept') return found.kept;
      throw found.kind === 'expired' ? expired() : unknown();
    },
  );

  app.delete(
    '/api/assessments/:id',
    {
      schema: {
        summary: 'Deletes a shared result, for whoever made it',
        tags: ['shared results'],
        params: SharedId,
        headers: DeleteKey,
        response: { 204: noContent, 403: Failure, 404: Failure, ...readFailures },
      },
    },
    async ({ params, headers }, reply) => {
      const deletion = await shares.delete(params.id, headers[deleteKeyHeader]);
      if (deletion === 'unknown') throw unknown();
      if (deletion === 'wrong_key') throw wrongKey();
      return reply.code(204).send();
    },
  );
}

function noRoom(): Refusal {
  return new Refusal(
    507,
    'no_room',
    'We cannot keep more shared results right now. Save this one as a PDF or print it, or try again tomorrow.',
  );
}

function unknown(): Refusal {
  return new Refusal(
    404,
    'link_unknown',
    'There is no shared result at this address. It was deleted, or the address has a mistake in it.',
  );
}

function expired(): Refusal {
  return new Refusal(410, 'link_expired', 'This link has expired. What it showed has been erased.');
}

function wrongKey(): Refusal {
  return new Refusal(
    403,
    'wrong_delete_key',
    'This is not the delete key of this result. Only whoever made the link can delete it.',
  );
}
