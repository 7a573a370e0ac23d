import type { App } from '../../http/app.ts';
import { routeOf } from '../../http/log.ts';
import { logError } from '../../http/outages.ts';
import type { Traffic } from './traffic.ts';

const minute = 60_000;

/** Programs ask for these twice a minute; among the figures they would hide what people see. */
const polled = new Set(['/api/health', '/api/ready']);

/** Counts every request that is answered, and writes the counts down each minute and when the server stops. */
export function countRequests(app: App, traffic: Traffic): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request);
    if (!polled.has(route)) {
      const counted = request.is404 ? route : `${request.method} ${route}`;
      traffic.record(counted, reply.statusCode, reply.elapsedTime);
    }
    done();
  });

  async function flush(): Promise<void> {
    await traffic.flush().catch((err: unknown) => logError(app, err, 'could not keep the figures'));
  }

  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    timer = setInterval(flush, minute);
    timer.unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await flush();
  });
}
