import type { Failure } from '@openslate/contract/failure.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable, type Trouble } from '../database/unavailable.ts';
import { codeOf } from '../start-problem.ts';
import { cutShort, isOfConnection } from './cut-short.ts';
import { logError } from './outages.ts';
import { Refusal } from './refusal.ts';

/** What the framework itself turns away, in our words. */
const frameworkRefusals: Readonly<Record<string, Refusal>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: malformed(
    'The request is not valid JSON. Check for a missing quote or bracket.',
  ),
  FST_ERR_CTP_EMPTY_JSON_BODY: malformed('The request has no content. Send JSON.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: cutShort(),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Refusal(
    415,
    'unsupported_media_type',
    'Send JSON, with the header Content-Type: application/json.',
  ),
  FST_ERR_BAD_URL: new Refusal(400, 'malformed_address', 'The address is not written correctly.'),
  FST_ERR_MAX_PARAM_LENGTH: new Refusal(404, 'not_found', 'There is nothing at this address.'),
  FST_ERR_HANDLER_TIMEOUT: new Refusal(503, 'timed_out', 'That took too long. Please try again in a minute.'),
};

/** Answers any error in the one envelope. What nobody foresaw is logged, and told to nobody. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof DatabaseUnavailable) {
    logFailure(request, error, 'database unavailable');
    return sendFailure(unavailable(error.trouble), request, reply);
  }
  const refusal = refusalIn(error, request);
  if (refusal) {
    if (refusal.statusCode === 503) reply.header('retry-after', retryAfterSeconds);
    return reply.code(refusal.statusCode).type(json).send(envelope(refusal));
  }
  logFailure(request, error, 'unexpected error');
  const message = `Something went wrong on our side. Please try again; if it happens again, quote ${request.id}.`;
  return reply
    .code(500)
    .type(json)
    .send(envelope({ code: 'internal_error', message }));
}

function logFailure({ server, id, routeOptions }: FastifyRequest, err: unknown, what: string): void {
  logError(server, err, what, { requestId: id, route: routeOptions.url });
}

function refusalIn(error: unknown, request: FastifyRequest): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (isOfConnection(error, request)) return cutShort();
  return frameworkRefusal(codeOf(error), request);
}

function frameworkRefusal(code = '', { routeOptions }: FastifyRequest): Refusal | undefined {
  if (code !== 'FST_ERR_CTP_BODY_TOO_LARGE') return frameworkRefusals[code];
  const most = `${routeOptions.bodyLimit / 1024} KB`;
  return new Refusal(
    413,
    'too_large',
    `That is more than ${most}, the most we accept here at once. Send less.`,
  );
}

/** A database is back within seconds after a restart, and within a minute after its standby took over. */
const retryAfterSeconds = 10;

/** Says nothing of what became of the request: where a connection broke, nobody knows. */
function unavailable(trouble: Trouble): Refusal {
  const cannot = ['read_only', 'full'].includes(trouble)
    ? 'We can’t save anything at the moment.'
    : 'We can’t look up or save anything at the moment.';
  return new Refusal(503, 'database_unavailable', `${cannot} Please try again in a minute.`);
}

const json = 'application/json; charset=utf-8';

export function envelope({ code, message, fields }: Failure['error']): Failure {
  return { error: fields ? { code, message, fields } : { code, message } };
}

function malformed(message: string): Refusal {
  return new Refusal(400, 'malformed_json', message);
}
