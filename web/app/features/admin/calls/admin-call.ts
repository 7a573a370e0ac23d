import { isBypassed } from '../../../api/admin-bypass.ts';
import { adminToken } from '../../../api/admin-token.ts';
import { change } from '../../../api/change.ts';
import { request } from '../../../api/request.ts';
import { part } from '../../../parts/part.ts';

/** What reads an answer, and throws where it is not what was agreed. */
export type AnswerSchema<T> = { parse: (answer: unknown) => T };

type Method = 'GET' | Parameters<typeof change>[0];

type AdminCall = {
  method?: Method;
  body?: unknown;
  signal?: AbortSignal;
  /** For something that is made: sent again, it is made once. */
  key?: string;
  /** Uses up a code, or counts as a guess of a password: never sent again by itself. */
  onlyOnce?: boolean;
};

/** A call of an administrator whose answer has a schema. */
export async function adminCall<T>(
  schema: AnswerSchema<T>,
  url: string,
  { method = 'GET', ...options }: AdminCall = {},
): Promise<T> {
  return schema.parse(await answerTo(method, url, options));
}

/** A call of an administrator that is answered with nothing, or with what nobody reads. */
export async function adminOrder(
  method: Method,
  url: string,
  options: Omit<AdminCall, 'method' | 'signal'> = {},
): Promise<void> {
  await answerTo(method, url, options);
}

async function answerTo(
  method: Method,
  url: string,
  { onlyOnce = false, ...options }: Omit<AdminCall, 'method'>,
): Promise<unknown> {
  if (import.meta.env.DEV && isBypassed(adminToken())) {
    const { sampleAnswer } = await part(() => import('./sample-answers.ts')).load();
    return sampleAnswer(method, url);
  }
  // What is only read is asked for again by whoever shows it.
  return method === 'GET' || onlyOnce ? request(method, url, options) : change(method, url, options);
}
