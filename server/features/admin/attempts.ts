import { Username } from '@openslate/contract/admin.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../http/refusal.ts';
import type { VisitorCounters } from '../../rate-limit/counters.ts';
import type { KnownDevices } from './devices.ts';
import type { Attempt, LoginDelays } from './login-delays.ts';

/** Guesses that a proof of work took past an account's wait, of all accounts. */
export const pastWaits = 'past waits';
/** How many times harder the puzzle is than that of a post, and how it grows while somebody pays for it. */
const leastHard = 4;
const mostHard = 32;
const guessesPerDoubling = 50;

/** `device`: the known one it is made on. */
export type LoginAttempt = Attempt & { device?: string };

type Login = {
  username: string;
  deviceToken: string | undefined;
  /** Came with a fresh proof of work that was made for this. */
  proven: boolean;
};

/** Wherever a password is asked for, guesses have to wait. */
export class Attempts {
  readonly #delays: LoginDelays;
  readonly #devices: KnownDevices;
  readonly #counters: VisitorCounters;

  constructor(delays: LoginDelays, devices: KnownDevices, counters: VisitorCounters) {
    this.#delays = delays;
    this.#devices = devices;
    this.#counters = counters;
  }

  /**
   * Strangers who fail all day must not keep an admin out, so a known device and a proof of work pass the account's
   * wait. Neither makes guesses free: the address waits all the same, a device is soon forgotten, and each proof
   * counts once.
   */
  async login(
    { username, deviceToken, proven }: Login,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<LoginAttempt> {
    const name = accountOf(username);
    const account = `account ${name}`;
    const address = await this.#address(request);
    const device = deviceToken === undefined ? undefined : await this.#devices.attempt(deviceToken, name);
    const counted = device ? [address] : [account, address, ...(proven ? [pastWaits] : [])];
    const heldBy = device || proven ? [address] : [account, address];
    const attempt = await this.#delays.begin(counted, heldBy);
    if ('waits' in attempt) {
      await device?.unfinished();
      throw toldToWait(attempt.waits, reply, address);
    }
    if (!device) return attempt;
    const both = [attempt, device];
    return {
      device: device.id,
      unfinished: async () => void (await Promise.all(both.map((one) => one.unfinished()))),
      succeeded: async () => void (await Promise.all(both.map((one) => one.succeeded()))),
    };
  }

  /** Whoever is logged in and proves once more who they are. Failures of strangers do not hold them up. */
  async confirmation(sessionId: string, request: FastifyRequest, reply: FastifyReply): Promise<Attempt> {
    const address = await this.#address(request);
    const attempt = await this.#delays.begin([`session ${sessionId}`, address]);
    if ('waits' in attempt) throw toldToWait(attempt.waits, reply);
    return attempt;
  }

  /** The more guesses were made past a wait within the hour, the harder is the next. */
  async hardness(): Promise<number> {
    const guesses = await this.#delays.failures(pastWaits);
    return Math.min(mostHard, leastHard * 2 ** Math.floor(guesses / guessesPerDoubling));
  }

  async #address({ ip }: FastifyRequest): Promise<string> {
    return `address ${await this.#counters.visitor(ip)}`;
  }
}

/** One account waits as one, or each way to type its name would be a fresh start for whoever guesses. */
function accountOf(typed: string): string {
  const name = Username.safeParse(typed);
  return name.success ? name.data : typed;
}

/** Where a proof of work would help, the code says so: everywhere but where this address failed too often itself. */
function toldToWait(waits: ReadonlyMap<string, number>, reply: FastifyReply, address?: string): Refusal {
  const seconds = Math.ceil(Math.max(...waits.values()) / 1000);
  reply.header('retry-after', seconds);
  const wait = seconds === 1 ? 'a second' : `${seconds} seconds`;
  const proofHelps = address !== undefined && (waits.get(address) ?? 0) <= 0;
  return new Refusal(
    429,
    proofHelps ? 'proof_needed' : 'too_many_attempts',
    `Please wait ${wait}, then try again.`,
  );
}
