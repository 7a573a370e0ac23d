import type { FastifyInstance } from 'fastify';
import { logError } from './http/outages.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A failed errand, as while the database is away, is tried again this soon. */
const againAfter = 10 * minute;

/**
 * Runs an errand when the server starts and whenever a day (UTC) ends, so that what is to be forgotten by then is
 * forgotten even if nobody visits.
 */
export function daily(...errand: Errand): void {
  regularly(day, ...errand);
}

/** The same, whenever an hour ends. */
export function hourly(...errand: Errand): void {
  regularly(hour, ...errand);
}

type Errand = [app: FastifyInstance, name: string, now: () => Date, errand: () => Promise<void>];

function regularly(period: number, ...[app, name, now, errand]: Errand): void {
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    const failed = await errand().then(
      () => false,
      (err: unknown) => {
        logError(app, err, 'errand failed', { errand: name });
        return true;
      },
    );
    const untilEnd = period - (now().getTime() % period);
    timer = setTimeout(run, failed ? Math.min(againAfter, untilEnd) : untilEnd);
    timer.unref();
  }

  app.addHook('onReady', run);
  app.addHook('onClose', async () => clearTimeout(timer));
}
