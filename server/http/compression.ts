import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { chooseEncoding, type Encoding } from '../site/encoding.ts';

/** Less would still go out in the packet that it goes out in now. */
const leastBytes = 1024;
/** The best that costs less than sending what it saves: a few milliseconds for a megabyte. */
const brotliQuality = 3;
const gzipLevel = 4;

export const encodings: readonly Encoding[] = ['br', 'gzip'];

/** What is asked for by sending something, and holds no secret: the law's answer to a record. */
const answersToPosts = new Set(['/api/eligibility']);

/**
 * Compresses what the API answers, where that is long and no secret stands in it. Beside what somebody sent, a secret could
 * be guessed letter by letter from how well the two compress together (BREACH): so nothing that needs a token is
 * compressed, nothing that is told to an admin, and no answer to a write, which may hold the key that deletes it.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isWorthCompressing(payload) || !mayBeCompressed(request) || reply.hasHeader('content-encoding'))
      return done(null, payload);
    if (!/^(?:application\/json|text\/)/.test(String(reply.getHeader('content-type'))))
      return done(null, payload);
    reply.header('vary', 'Accept-Encoding');
    const encoding = chooseEncoding(encodings, request.headers['accept-encoding']);
    if (!encoding) return done(null, payload);
    // Beside the process, not in it: others are answered meanwhile.
    compressed(payload, encoding).then(
      (body) => {
        reply.header('content-encoding', encoding);
        reply.removeHeader('content-length');
        done(null, body);
      },
      () => done(null, payload),
    );
  });
}

/** The same at once, for what is made ready and then given to many. */
export function compressedAhead(body: string, encoding: Encoding): Buffer {
  return encoding === 'br'
    ? brotliCompressSync(body, brotliOptions(body))
    : gzipSync(body, { level: gzipLevel });
}

export function isWorthCompressing(payload: unknown): payload is string | Buffer {
  return (typeof payload === 'string' || Buffer.isBuffer(payload)) && payload.length >= leastBytes;
}

function mayBeCompressed({ method, headers, routeOptions }: FastifyRequest): boolean {
  if (headers.authorization !== undefined) return false;
  return method === 'GET' || answersToPosts.has(routeOptions.url ?? '');
}

function compressed(body: string | Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br'
    ? promisify(brotliCompress)(body, brotliOptions(body))
    : promisify(gzip)(body, { level: gzipLevel });
}

function brotliOptions(body: string | Buffer) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  };
}
