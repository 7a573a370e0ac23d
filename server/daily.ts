import type { FastifyInstance } from 'fastify';

/**
 * Runs an errand when the server starts and whenever a day (UTC) ends, so that what is to be forgotten by then is
 * forgotten even if nobody visits. A failed errand is logged and tried again the next day.
 */
export function daily(
  app: FastifyInstance,
  name: string,
  now: () => Date,
  errand: () => Promise<void>,
): void {
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    await errand().catch((err: unknown) => app.log.error({ err, errand: name }, 'daily errand failed'));
  }

  function waitForMidnight(): void {
    const midnight = new Date(now());
    midnight.setUTCHours(24, 0, 0, 0);
    timer = setTimeout(() => run().then(waitForMidnight), midnight.getTime() - now().getTime());
    timer.unref();
  }

  app.addHook('onReady', async () => {
    await run();
    waitForMidnight();
  });
  app.addHook('onClose', async () => clearTimeout(timer));
}
