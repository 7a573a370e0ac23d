import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';
import { sqliteSays } from '../database/sqlite-trouble.ts';
import { codeOf } from '../start-problem.ts';
import { isApi, pathOf } from './unrouted.ts';

export type LogStream = { write(line: string): void };

/**
 * One line of JSON a request: its id, method, route pattern, status and duration. Never who sent it nor what was in
 * it, so that the logs hold nothing to hand over or to leak.
 */
export function logOptions(
  level: Config['logLevel'],
  stream?: LogStream,
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${isoTime()}"`,
    // Fastify's own would write addresses and headers, wherever a request or reply is handed to the log.
    serializers: { req: () => ({}), res: () => ({}), err: outlineOf },
    ...(stream && { stream }),
  };
}

let second = { number: 0, text: '' };

/** Written for every line, so what all lines of a second begin with is kept. */
function isoTime(): string {
  const ms = Date.now();
  const number = Math.floor(ms / 1000);
  if (number !== second.number)
    second = { number, text: new Date(number * 1000).toISOString().slice(0, -'000Z'.length) };
  return `${second.text}${String(ms % 1000).padStart(3, '0')}Z`;
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        requestId: request.id,
        method: request.method,
        route: routeOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
    done();
  });
}

/** The pattern of the route that took a request, or what kind of address no route took. */
export function routeOf(request: FastifyRequest): string {
  if (request.is404) return isApi(pathOf(request.url)) ? 'unknown' : 'site';
  return request.routeOptions.url ?? '';
}

/**
 * An error without its message, which may quote what a visitor wrote (PostgreSQL: `invalid input syntax for type
 * integer: "…"`). Where it happened is what finds the mistake; of SQLite also the number, and its words for that.
 */
function outlineOf(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const code = codeOf(error);
  const sqlite = sqliteSays(error.cause ?? error);
  return {
    type: error.name,
    message: '',
    stack: frames.join('\n'),
    ...(code && { code }),
    ...(sqlite && { sqlite }),
  };
}
