import { codeOf } from '../start-problem.ts';

/**
 * Why a database can't do what it is asked, though nothing is wrong with the question: it is away (stopped, restarted,
 * out of reach), takes no writes (a standby, a disk mounted for reading), has no room left, is too busy, or is damaged.
 */
export type Trouble = 'away' | 'read_only' | 'full' | 'busy' | 'damaged';

/** Nobody's mistake: the same may work in a while. Its cause is what the database said. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  readonly trouble: Trouble;

  constructor(trouble: Trouble, cause: unknown) {
    super(`The database can't be used: ${trouble}`, { cause });
    this.trouble = trouble;
  }

  /** The database's own short name for what is wrong, for the log. */
  get code(): string | undefined {
    return codeOf(this.cause);
  }
}
