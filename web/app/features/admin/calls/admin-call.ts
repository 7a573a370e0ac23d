import { isBypassed } from '../../../api/admin-bypass.ts';
import { adminToken } from '../../../api/admin-token.ts';
import { request } from '../../../api/request.ts';
import { part } from '../../../parts/part.ts';

/** What reads an answer, and throws where it is not what was agreed. */
export type AnswerSchema<T> = { parse: (answer: unknown) => T };

type AdminCall = { method?: string; body?: unknown; signal?: AbortSignal };

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
  method: string,
  url: string,
  options: { body?: unknown } = {},
): Promise<void> {
  await answerTo(method, url, options);
}

async function answerTo(method: string, url: string, options: Omit<AdminCall, 'method'>): Promise<unknown> {
  if (import.meta.env.DEV && isBypassed(adminToken())) {
    const { sampleAnswer } = await part(() => import('./sample-answers.ts')).load();
    return sampleAnswer(method, url);
  }
  return request(method, url, options);
}
