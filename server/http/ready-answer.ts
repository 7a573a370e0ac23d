import type { FastifyReply, FastifyRequest } from 'fastify';
import { dataHeaders, type Transport } from './headers.ts';

/** An answer with its headers, made once and given to many. */
export type ReadyAnswer = {
  readonly status: number;
  /** Names and values in turn, the form that Node writes without copying. */
  readonly headers: readonly string[];
  readonly body?: string | Buffer | undefined;
};

export function readyAnswer(
  status: number,
  headers: Readonly<Record<string, string>>,
  body?: string | Buffer,
): ReadyAnswer {
  return { status, headers: Object.entries(headers).flat(), body };
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
  raw.end(method === 'HEAD' ? undefined : body);
}

type Schema<Answer> = { parse(answer: Answer): unknown };

/** Makes ready what the API answers, as the schema lets it through. */
export class ReadyData {
  readonly #headers: Readonly<Record<string, string>>;

  constructor(transport: Transport) {
    this.#headers = { ...dataHeaders(transport), 'content-type': 'application/json; charset=utf-8' };
  }

  of<Answer>(schema: Schema<Answer>, answer: Answer): ReadyAnswer {
    // As text, which goes out with its headers in one piece; bytes would go in two.
    const body = JSON.stringify(schema.parse(answer));
    const length = String(Buffer.byteLength(body));
    return readyAnswer(200, { ...this.#headers, 'content-length': length }, body);
  }
}
