import type { FastifyRequest, preParsingAsyncHookHandler, RouteOptions } from 'fastify';
import { Refusal } from '../../http/refusal.ts';
import type { Allowance } from '../../rate-limit/allowance.ts';
import { defaultLimits, unlimited } from '../../rate-limit/limits.ts';
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
export function adminGuard(
  sessions: Pick<AdminSessions, 'find'>,
  { secondFactor }: { secondFactor: 'required' | 'as they like' },
): AdminGuard {
  const preParsing: preParsingAsyncHookHandler = async (request) => {
    const token = bearerToken(request);
    const signedIn = token && (await sessions.find(token));
    if (!signedIn)
      throw new Refusal(401, 'not_signed_in', 'Please log in as an administrator and try again.');
    if (secondFactor === 'required' && !signedIn.secondFactor) throw secondFactorNeeded();
    request.signedIn = signedIn;
  };
  guards.add(preParsing);
  return { preParsing };
}

/** Spread into a route's options like the guard, of which it says that the limits of visitors are not for admins. */
export type UncountedGuard = AdminGuard & { config: typeof unlimited };

/**
 * For what admins do many times in a row, like going through a flood of posts. Whoever is signed in is not counted;
 * whoever is not may try as often as any visitor may write.
 */
export function uncountedGuard(guard: AdminGuard, allowance: Allowance): UncountedGuard {
  const preParsing: preParsingAsyncHookHandler = async function (request, reply, payload) {
    try {
      return await guard.preParsing.call(this, request, reply, payload);
    } catch (error) {
      const { max } = defaultLimits.writes;
      if (error instanceof Refusal)
        await allowance.take('tries without a session', request, reply, [max, 'minute']);
      throw error;
    }
  };
  guards.add(preParsing);
  return { preParsing, config: unlimited };
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

/** Whoever is told this has a session, and may set up a second factor with it or end it. */
function secondFactorNeeded(): Refusal {
  return new Refusal(
    403,
    'second_factor_needed',
    'This site asks every administrator for a second factor. Set up yours first.',
  );
}

/** The token the request carries, whether it is worth anything or not. */
function bearerToken(request: FastifyRequest): string | undefined {
  const [, token] = /^Bearer +([\w-]{1,200})$/i.exec(request.headers.authorization ?? '') ?? [];
  return token;
}
