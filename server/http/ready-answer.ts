import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, type Encoding } from '../site/encoding.ts';
import { isHeld, weakEtag } from '../site/etag.ts';
import { compressedAhead, encodings, isWorthCompressing } from './compression.ts';
import { dataHeaders, type Transport } from './headers.ts';

/** An answer with its headers, made once and given to many. */
export type ReadyAnswer = {
  /** The one among its forms that is for whoever asks, where it has several. */
  readonly formFor?: (headers: FastifyRequest['headers']) => ReadyAnswer;
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
  request: Pick<FastifyRequest, 'method' | 'id' | 'headers'>,
  reply: Pick<FastifyReply, 'hijack' | 'sent'>,
): void {
  const form = answer.formFor?.(request.headers) ?? answer;
  write(form, [...form.headers, 'x-request-id', request.id], request, reply);
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
    return inForms(this.#headers, inAscii(JSON.stringify(schema.parse(answer))));
  }

  /** What stays the same for long: whoever has it is told so. */
  lasting<Answer>(schema: Schema<Answer>, answer: Answer): ReadyAnswer {
    const body = inAscii(JSON.stringify(schema.parse(answer)));
    const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    const version = { etag: weakEtag(etag), 'cache-control': 'no-cache' };
    const ready = inForms({ ...this.#headers, ...version }, body);
    const unchanged = readyAnswer(304, { ...this.#headers, ...version, vary: 'Accept-Encoding' });
    return {
      ...ready,
      formFor: (headers) =>
        isHeld(etag, headers['if-none-match']) ? unchanged : (ready.formFor?.(headers) ?? ready),
    };
  }
}

/** As it is and compressed, the latter for the first who takes it so. What is short has one form. */
function inForms(headers: Readonly<Record<string, string>>, body: string): ReadyAnswer {
  const form = (bytes: string | Buffer, more: Readonly<Record<string, string>>) =>
    readyAnswer(200, { ...headers, ...more, 'content-length': String(bytes.length) }, bytes);
  if (!isWorthCompressing(body)) return form(body, {});
  const vary = { vary: 'Accept-Encoding' };
  const plain = form(body, vary);
  const made: Partial<Record<Encoding, ReadyAnswer>> = {};
  return {
    ...plain,
    formFor(asked) {
      const encoding = chooseEncoding(encodings, asked['accept-encoding']);
      if (!encoding) return plain;
      made[encoding] ??= form(compressedAhead(body, encoding), { ...vary, 'content-encoding': encoding });
      return made[encoding];
    },
  };
}
