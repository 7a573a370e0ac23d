import { Username } from '@openslate/contract/admin.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../http/refusal.ts';
import type { VisitorCounters } from '../../rate-limit/counters.ts';
import type { Attempt, LoginDelays } from './login-delays.ts';

/** Wherever a password is asked for, guesses have to wait. */
export class Attempts {
  readonly #delays: LoginDelays;
  readonly #counters: VisitorCounters;

  constructor(delays: LoginDelays, counters: VisitorCounters) {
    this.#delays = delays;
    this.#counters = counters;
  }

  async begin(username: string, request: FastifyRequest, reply: FastifyReply): Promise<Attempt> {
    const attempt = this.#delays.begin(accountOf(username), await this.#counters.visitor(request.ip));
    if (!('waitMs' in attempt)) return attempt;
    const seconds = Math.ceil(attempt.waitMs / 1000);
    reply.header('retry-after', seconds);
    const wait = seconds === 1 ? 'a second' : `${seconds} seconds`;
    throw new Refusal(429, 'too_many_attempts', `Please wait ${wait}, then try again.`);
  }
}

/** One account waits as one, or each way to type its name would be a fresh start for whoever guesses. */
function accountOf(typed: string): string {
  const name = Username.safeParse(typed);
  return name.success ? name.data : typed;
}
