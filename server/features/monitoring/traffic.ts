import { bucketOf } from './latency.ts';
import type { Figure, Outcome, RequestFigures } from './store.ts';

const minuteMs = 60_000;
/** What cannot be written for so long is let go, or a database that is away would fill the memory. */
const mostPending = 50_000;

/** Counts requests in memory, to be written down once a minute. */
export class Traffic {
  readonly #figures: Pick<RequestFigures, 'add'>;
  readonly #now: () => Date;
  #pending = new Map<string, Figure>();

  constructor(figures: Pick<RequestFigures, 'add'>, now: () => Date) {
    this.#figures = figures;
    this.#now = now;
  }

  /** Runs at the end of every request. */
  record(route: string, status: number, ms: number): void {
    const minute = Math.floor(this.#now().getTime() / minuteMs);
    this.#count({ minute, route, outcome: outcomeOf(status), bucket: bucketOf(ms), count: 1 });
  }

  /** What could not be written is tried again with the next. */
  async flush(): Promise<void> {
    const taken = this.#pending;
    if (taken.size === 0) return;
    this.#pending = new Map();
    try {
      await this.#figures.add([...taken.values()]);
    } catch (error) {
      for (const figure of taken.values()) this.#count(figure);
      throw error;
    }
  }

  #count(figure: Figure): void {
    const key = `${figure.minute} ${figure.bucket} ${figure.outcome} ${figure.route}`;
    const known = this.#pending.get(key);
    if (known) known.count += figure.count;
    else if (this.#pending.size < mostPending) this.#pending.set(key, figure);
  }
}

function outcomeOf(status: number): Outcome {
  if (status === 429) return 'rate_limited';
  if (status >= 500) return 'server_error';
  return status >= 400 ? 'client_error' : 'ok';
}
