import type { FastifyRequest, preParsingAsyncHookHandler, RouteOptions } from 'fastify';
import { Refusal } from '../../http/refusal.ts';
import type { AdminSessions, SignedIn } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard. Routes ask `adminOf` for it. */
    signedIn?: SignedIn;
  }
}

/** Spread into a route's options: `{ ...guard, schema }`. Without a token that the server gave out, nothing is done. */
export type AdminGuard = { preParsing: preParsingAsyncHookHandler };

const guards = new WeakSet<object>();

/**
 * After the rate limit, so that tokens can't be tried without end, and before anything of the body is read: a stranger
 * learns neither what a route takes nor what is wrong with it.
 */
export function adminGuard(sessions: AdminSessions): AdminGuard {
  const preParsing: preParsingAsyncHookHandler = async (request) => {
    const token = bearerToken(request);
    const signedIn = token && (await sessions.find(token));
    if (!signedIn)
      throw new Refusal(401, 'not_signed_in', 'Please log in as an administrator and try again.');
    request.signedIn = signedIn;
  };
  guards.add(preParsing);
  return { preParsing };
}

/** Whether a route lets in admins only. */
export function isGuarded({ preParsing }: RouteOptions): boolean {
  return [preParsing].flat().some((hook) => hook !== undefined && guards.has(hook));
}

/** Who makes this request. Only for routes behind the guard. */
export function adminOf(request: FastifyRequest): SignedIn {
  if (!request.signedIn) throw new Error('This route is not behind the guard.');
  return request.signedIn;
}

/** The token the request carries, whether it is worth anything or not. */
function bearerToken(request: FastifyRequest): string | undefined {
  const [, token] = /^Bearer +([\w-]{1,200})$/i.exec(request.headers.authorization ?? '') ?? [];
  return token;
}
