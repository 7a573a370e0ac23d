import type { FastifyReply, FastifyRequest } from 'fastify';
import { dataHeaders, type Transport } from './headers.ts';

/** An answer with its headers, made once and given to many. */
export type ReadyAnswer = {
  readonly status: number;
  /** Names and values in turn, the form that Node writes without copying. */
  readonly headers: readonly string[];
  /** Bytes, or text of one byte a letter. */
  readonly body?: string | Buffer | undefined;
};

/** In bytes. What is longer would be copied for longer than it takes to write two pieces. */
const goesInOnePiece = 16 * 1024;

/** What is short lies ready as text, which goes out with its headers in one piece; what is long as bytes, which are not copied. */
export function readyAnswer(
  status: number,
  headers: Readonly<Record<string, string>>,
  body?: string | Buffer,
): ReadyAnswer {
  return { status, headers: Object.entries(headers).flat(), body: body && inFewestCopies(body) };
}

function inFewestCopies(body: string | Buffer): string | Buffer {
  if (body.length <= goesInOnePiece) return Buffer.isBuffer(body) ? body.toString('latin1') : body;
  return Buffer.isBuffer(body) ? body : Buffer.from(body, 'latin1');
}

/**
 * Writes it as it is, past the framework's own sending, which would look through headers and body anew each time. What
 * watches the end of a request sees it like any other.
 */
export function sendReady(
  answer: ReadyAnswer,
  request: Pick<FastifyRequest, 'method'>,
  reply: Pick<FastifyReply, 'hijack' | 'sent'>,
): void {
  write(answer, [...answer.headers], request, reply);
}

/** The same with the id of the request, by which whoever reports that something went wrong is found in the log. */
export function sendReadyWithId(
  answer: ReadyAnswer,
  request: Pick<FastifyRequest, 'method' | 'id'>,
  reply: Pick<FastifyReply, 'hijack' | 'sent'>,
): void {
  write(answer, [...answer.headers, 'x-request-id', request.id], request, reply);
}

function write(
  { status, body }: ReadyAnswer,
  headers: string[],
  { method }: Pick<FastifyRequest, 'method'>,
  reply: Pick<FastifyReply, 'hijack' | 'sent'>,
): void {
  // Whoever asked was told already that it takes too long.
  if (reply.sent) return;
  const { raw } = reply.hijack();
  raw.writeHead(status, headers);
  if (method === 'HEAD') raw.end();
  else raw.end(body, 'latin1');
}

/** The same JSON without a letter that has to be encoded each time it is sent: for a long page, that is half of the work. */
function inAscii(json: string): string {
  return json.replace(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

type Schema<Answer> = { parse(answer: Answer): unknown };

/** Makes ready what the API answers, as the schema lets it through. */
export class ReadyData {
  readonly #headers: Readonly<Record<string, string>>;

  constructor(transport: Transport) {
    this.#headers = { ...dataHeaders(transport), 'content-type': 'application/json; charset=utf-8' };
  }

  of<Answer>(schema: Schema<Answer>, answer: Answer): ReadyAnswer {
    const body = inAscii(JSON.stringify(schema.parse(answer)));
    return readyAnswer(200, { ...this.#headers, 'content-length': String(body.length) }, body);
  }
}
