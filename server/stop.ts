import type { Database } from './database/database.ts';
import type { App } from './http/app.ts';

/** Requests in flight get this long to finish; container hosts commonly kill after 10 seconds. */
const patienceMs = 8_000;

/** On a signal to stop: takes no new connections, finishes what is under way, closes the database, ends. */
export function stopGracefully(app: App, database: Database): void {
  let askedAt: number | undefined;

  async function stop(): Promise<void> {
    if (askedAt !== undefined) {
      // Ctrl+C arrives twice: from the terminal, and passed on by npm. Asked again later, someone is impatient.
      if (Date.now() - askedAt > 1_000) process.exit(1);
      return;
    }
    askedAt = Date.now();
    // A connection whose last answer is sent would be kept for more requests, and keep us waiting.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
    const limit = setTimeout(() => app.server.closeAllConnections(), patienceMs);
    try {
      await app.close();
      await database.close();
    } finally {
      clearInterval(sweep);
      clearTimeout(limit);
    }
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stop().catch((error: unknown) => {
        console.error(`OpenSlate did not stop cleanly: ${error instanceof Error ? error.message : error}`);
        process.exit(1);
      });
    });
  }
}
