import type { DatabaseSync } from 'node:sqlite';

/**
 * Where deleted words would stay in SQLite's files, and how they are erased there.
 *
 * `secure_delete` overwrites a row where it lies. The write-ahead log still holds the pages as they were: it is emptied
 * after each deletion. And a row that once moved to another page may have left a copy in a gap of the first: only
 * writing the whole file anew takes that away, which is done from time to time.
 */
export class Traces {
  readonly #database: DatabaseSync;
  #inLog = false;
  #inGaps = false;

  constructor(database: DatabaseSync) {
    this.#database = database;
    database.exec('pragma secure_delete = on');
  }

  /** A statement has changed rows. */
  noteChange(sql: string): void {
    if (/\b(?:delete from|update)\b/i.test(sql)) this.#inGaps = true;
    if (/\bdelete from\b/i.test(sql)) this.#inLog = true;
  }

  /** Called when no transaction is open. What another process is reading from stays until the next time. */
  emptyLog(busyTimeoutMs: number): void {
    if (!this.#inLog) return;
    this.#database.exec('pragma busy_timeout = 0');
    try {
      const outcome = this.#database.prepare('pragma wal_checkpoint(truncate)').get();
      if (outcome?.busy === 0) this.#inLog = false;
    } catch {
      // No room to write, for one. What was deleted is deleted; the traces are tried again with the next deletion.
    } finally {
      this.#database.exec(`pragma busy_timeout = ${busyTimeoutMs}`);
    }
  }

  /** Writes the whole file anew, where anything was deleted or overwritten since the last time. */
  rewriteFile(busyTimeoutMs: number): void {
    if (!this.#inGaps) return;
    this.#database.exec('vacuum');
    this.#inGaps = false;
    this.#inLog = true;
    this.emptyLog(busyTimeoutMs);
  }
}
