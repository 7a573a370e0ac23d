import type { BuiltFile } from '@openslate/contract/built-site.ts';
import type { FastifyRequest } from 'fastify';
import { type ReadyAnswer, readyAnswer } from '../http/ready-answer.ts';
import type { Site } from './built-site.ts';
import { chooseEncoding, type Encoding, suffixes } from './encoding.ts';
import { isHeld, weakEtag } from './etag.ts';

/** All that can be answered to whoever asks for one page or file, made before anybody does. */
export type PreparedAnswers = {
  readonly file: BuiltFile;
  readonly plain: ReadyAnswer;
  readonly encoded: Readonly<Partial<Record<Encoding, ReadyAnswer>>>;
  readonly unchanged: ReadyAnswer;
};

type Headers = Readonly<Record<string, string>>;
type Parts = { name: string; file: BuiltFile; status: number; headers: Headers; whenUnchanged: Headers };

export function prepareAnswers(
  site: Site,
  { name, file, status, headers, whenUnchanged }: Parts,
): PreparedAnswers {
  const version = { vary: 'Accept-Encoding', etag: weakEtag(file.etag) };
  const form = (suffix: string, encoding?: Encoding): ReadyAnswer => {
    const body = site.content(name + suffix) ?? Buffer.alloc(0);
    const described = {
      ...headers,
      ...version,
      'content-type': file.type,
      ...(encoding && { 'content-encoding': encoding }),
      // An answer to HEAD too carries the length of what it leaves out.
      'content-length': String(body.length),
    };
    return readyAnswer(status, described, body);
  };
  return {
    file,
    plain: form(''),
    encoded: Object.fromEntries(
      file.encodings.map((encoding) => [encoding, form(suffixes[encoding], encoding)]),
    ),
    unchanged: readyAnswer(304, { ...whenUnchanged, ...version }),
  };
}

/** The one among them for this request. */
export function answerFor(
  { file, plain, encoded, unchanged }: PreparedAnswers,
  { headers }: FastifyRequest,
): ReadyAnswer {
  // Only an answer that would be 200 can be "not modified": a page that says "not found" stays a 404.
  if (plain.status === 200 && isHeld(file.etag, headers['if-none-match'])) return unchanged;
  const encoding = chooseEncoding(file.encodings, headers['accept-encoding']);
  return (encoding && encoded[encoding]) ?? plain;
}
