import type { FastifyInstance } from 'fastify';
import type { Unready } from '../database/readiness.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';

const lookEveryMs = 5_000;
const minute = 60_000;

declare module 'fastify' {
  interface FastifyInstance {
    outages?: Outages;
  }
}

type Outage = { since: number; toldAt: number; trouble: Unready; failures: number };

/**
 * While the database can't be used, each call that needs it fails in the same way. The log tells when that begins, once
 * a minute how often it happened, when it becomes another trouble, and when it is over.
 */
class Outages {
  readonly #log: FastifyInstance['log'];
  readonly #whatIsWrong: () => Promise<Unready | undefined>;
  #outage: Outage | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(log: FastifyInstance['log'], whatIsWrong: () => Promise<Unready | undefined>) {
    this.#log = log;
    this.#whatIsWrong = whatIsWrong;
  }

  note(err: DatabaseUnavailable, context: object): void {
    if (this.#outage) {
      this.#outage.failures += 1;
      return;
    }
    const now = performance.now();
    const { trouble } = err;
    this.#outage = { since: now, toldAt: now, trouble, failures: 0 };
    this.#log.error({ ...context, err, trouble }, 'database unavailable');
    this.#timer = setInterval(() => void this.#look(this.#outage), lookEveryMs);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #look(outage: Outage | undefined): Promise<void> {
    if (!outage) return;
    const trouble = await this.#whatIsWrong();
    if (outage !== this.#outage) return;
    const now = performance.now();
    const { failures } = outage;
    const seconds = Math.round((now - outage.since) / 1000);
    if (!trouble) {
      this.stop();
      this.#outage = undefined;
      this.#log.warn({ seconds, failures }, 'database available again');
    } else if (trouble !== outage.trouble || now - outage.toldAt >= minute) {
      Object.assign(outage, { toldAt: now, trouble, failures: 0 });
      this.#log.error({ trouble, seconds, failures }, 'database still unavailable');
    }
  }
}

export function watchOutages(app: FastifyInstance, whatIsWrong: () => Promise<Unready | undefined>): void {
  const outages = new Outages(app.log, whatIsWrong);
  app.decorate('outages', outages);
  app.addHook('onClose', async () => outages.stop());
}

/** What went wrong on our side, in a line of its own unless the database is known to be the reason. */
export function logError(app: FastifyInstance, err: unknown, what: string, context: object = {}): void {
  if (err instanceof DatabaseUnavailable && app.outages) app.outages.note(err, context);
  else app.log.error({ ...context, err }, what);
}
