import { postKeyHeader } from '@openslate/contract/forum.ts';
import { adminToken } from './admin-token.ts';
import { ApiError, asApiError, failureOf } from './api-error.ts';
import { sessionRenewed } from './ended-session.ts';

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'];

export type RequestOptions = { body?: unknown; signal?: AbortSignal; headers?: Record<string, string> };

/**
 * The one way the site talks to its server. Answers JSON as a value, anything else as the response itself and an
 * empty answer (204) as null. A failure is an `ApiError`, told to the console and thrown on.
 */
export async function request(method: string, url: string, options: RequestOptions = {}): Promise<unknown> {
  try {
    return await send(checkedMethod(method), url, options);
  } catch (thrown) {
    if (isAbort(thrown)) throw thrown;
    const error = asApiError(thrown);
    console.error(`${method.toUpperCase()} ${withoutQuery(url)} failed: ${error.message}`);
    throw error;
  }
}

async function send(method: string, url: string, options: RequestOptions): Promise<unknown> {
  const { body, signal, headers = {} } = options;
  const token = isAdminCall(method, url, headers) ? adminToken() : null;
  const response = await fetch(url, {
    method,
    // There are no cookies for visitors; nothing of theirs is to travel to another site either.
    credentials: 'same-origin',
    headers: {
      ...(body === undefined ? {} : json),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  if (!response.ok) {
    const failure = await failureOf(response);
    if (token && failure.code === 'not_signed_in' && (await sessionRenewed(token)))
      return send(method, url, options);
    throw failure;
  }
  if (response.status === 204) return null;
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
  return isJson ? response.json() : response;
}

const json = { 'content-type': 'application/json' };

function checkedMethod(method: string): string {
  const upper = method.toUpperCase();
  if (methods.includes(upper)) return upper;
  throw new ApiError(`Invalid HTTP method: ${method}`);
}

/**
 * Only the calls of administrators carry who they are. Told by the path on our own site: a query or another site that
 * merely mentions it must not learn the token.
 */
function isAdminCall(method: string, url: string, headers: Record<string, string>): boolean {
  const here = globalThis.location?.origin ?? new URL(url).origin;
  const { origin, pathname } = new URL(url, here);
  if (origin !== here) return false;
  if (pathname.startsWith('/api/admin/')) return true;
  if (!pathname.startsWith('/api/community/posts/')) return false;
  // Whoever wrote a post deletes it with its own key.
  return pathname.endsWith('/admin-reply') || (method === 'DELETE' && !(postKeyHeader in headers));
}

/** The console of a shared computer is read by others too. */
function withoutQuery(url: string): string {
  return url.split('?', 1)[0] ?? url;
}

function isAbort(thrown: unknown): boolean {
  return thrown instanceof DOMException && thrown.name === 'AbortError';
}
