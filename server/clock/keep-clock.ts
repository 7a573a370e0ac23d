import type { Database } from '../database/database.ts';
import type { App } from '../http/app.ts';
import { logError } from '../http/outages.ts';
import { dateBack } from './dated-ahead.ts';
import type { HouseClock, Remembered } from './house-clock.ts';

const minute = 60_000;
const toldEveryMs = 60 * minute;

type Keeping = {
  database: Database;
  /** A day on which the operator looked at the clock and found it right. */
  checkedOn: string | undefined;
};

/**
 * Writes down the newest time each minute, tells the log when the clock is doubted and when it is believed again, and
 * dates back what was dated by a clock that ran ahead. To be added before whatever erases something.
 */
export function keepClock(app: App, clock: HouseClock, { database, checkedOn }: Keeping) {
  const { tables } = database;
  /** What the row said when we last read or wrote it: if it says something else, another process has been there. */
  let written: string | undefined;
  let told: { off: string; at: number } | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function check(): Promise<void> {
    const row = await tables.selectFrom('clock').selectAll().executeTakeFirstOrThrow();
    const first = written === undefined;
    if (first) clock.begin(remembered(row));
    else if (row.newest !== written && row.newest !== '') clock.hear(Date.parse(row.newest));
    if (first && checkedOn !== undefined && isAbout(clock.now(), checkedOn)) clock.believe();
    written = row.newest;

    const doubt = clock.doubt();
    if (!doubt && (first || told)) await dateBack(database, clock.now());
    tell();
    const { newest, doubted } = clock.remember();
    const at = newest === undefined ? '' : new Date(newest).toISOString();
    await tables
      .updateTable('clock')
      .set({
        newest: at,
        doubted_from: doubted ? new Date(doubted.from).toISOString() : '',
        doubted_ms: doubted ? Math.round(doubted.ranMs) : 0,
      })
      .execute();
    written = at;
  }

  function tell(): void {
    const doubt = clock.doubt();
    const at = clock.now().getTime();
    if (!doubt) {
      if (told) app.log.warn({ clock: 'believed' }, 'the clock is believed again; what is due is erased');
      told = undefined;
      return;
    }
    const { off, newest, says } = doubt;
    if (told?.off === off && Math.abs(at - told.at) < toldEveryMs) return;
    told = { off, at };
    app.log.error({ clock: off, says, newest }, 'the clock is doubted; nothing is erased meanwhile');
  }

  const tried = () => check().catch((err: unknown) => logError(app, err, 'could not look after the clock'));
  app.addHook('onReady', async () => {
    await tried();
    timer = setInterval(tried, minute);
    timer.unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
  return { check };
}

function remembered(row: { newest: string; doubted_from: string; doubted_ms: number }): Remembered {
  return {
    newest: row.newest === '' ? undefined : Date.parse(row.newest),
    doubted:
      row.doubted_from === '' ? undefined : { from: Date.parse(row.doubted_from), ranMs: row.doubted_ms },
  };
}

/** The day anywhere on earth. */
function isAbout(now: Date, day: string): boolean {
  return Math.abs(now.getTime() - Date.parse(`${day}T12:00:00Z`)) <= 36 * 60 * minute;
}
