import { Failure } from '@openslate/contract/failure.ts';
import { Health, Ready } from '@openslate/contract/health.ts';
import type { Doubt, HouseClock } from '../../clock/house-clock.ts';
import type { Unready } from '../../database/readiness.ts';
import type { App } from '../../http/app.ts';
import { type ReadyData, sendReadyWithId } from '../../http/ready-answer.ts';
import { Refusal } from '../../http/refusal.ts';
import { unlimited } from '../../rate-limit/limits.ts';

type Parts = {
  whatIsWrong: () => Promise<Unready | undefined>;
  ready: ReadyData;
  version: string;
  clock: HouseClock;
};

export function healthRoutes(app: App, { whatIsWrong, ready, version, clock }: Parts): void {
  const up = ready.of(Health, { status: 'ok', version });
  app.get(
    '/api/health',
    {
      config: { ...unlimited, ready: true },
      schema: { summary: 'Is the process up?', tags: ['about'], response: { 200: Health, 500: Failure } },
    },
    (request, reply) => sendReadyWithId(up, request, reply),
  );

  app.get(
    '/api/ready',
    {
      config: unlimited,
      schema: {
        summary: 'Can requests be answered? Checks the database and its tables, and says what is wrong.',
        tags: ['about'],
        response: { 200: Ready, 500: Failure, 503: Failure },
      },
    },
    async () => {
      const wrong = await whatIsWrong();
      if (wrong) throw new Refusal(503, 'not_ready', `${sentences[wrong]} Please try again soon.`);
      const doubt = clock.doubt();
      return { status: 'ready' as const, ...(doubt && { warnings: [aboutClock(doubt)] }) };
    },
  );
}

/** Not a 503: whoever sends visitors elsewhere for it would help nobody. */
function aboutClock({ off, newest, says }: Doubt): string {
  const [here, there] = [says, newest].map((time) => time.toISOString().slice(0, 10));
  return (
    `The clock of this server says ${here}, which is far ${off === 'ahead' ? 'ahead of' : 'behind'} the newest time in the ` +
    `database, ${there}. Nothing is erased until it has run steadily for a day. If it is right, set ` +
    `CLOCK_CHECKED_ON=${here} and start the server again; if not, set the clock.`
  );
}

const sentences: Readonly<Record<Unready, string>> = {
  away: 'The database can’t be reached.',
  read_only: 'The database can be read, but takes no writes.',
  full: 'The disk of the database is full.',
  busy: 'The database is too busy to answer.',
  damaged: 'The database is damaged.',
  other_tables: 'The tables of the database are not those of this version.',
};
