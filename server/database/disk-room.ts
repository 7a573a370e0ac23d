import { randomBytes } from 'node:crypto';
import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseUnavailable } from './unavailable.ts';

/** Enough for the write-ahead log of many deletions, and little beside any disk that a site would run on. */
const mostReserved = 8_000_000;
const partOfDisk = 16;
/** How soon to try again to set the reserve aside, where that failed though the disk seemed to have room. */
const againAfterMs = 5_000;

/** What people send and what is counted: only this can fill a disk, and only this is refused when there is no room. */
const growing = new Set([
  'posts',
  'post_reports',
  'shared_assessments',
  'stories',
  'contact_messages',
  'error_reports',
  'survey_counts',
  'event_counts',
  'progress_counts',
  'request_figures',
  'kept_answers',
  'news',
]);

/**
 * Even to delete, SQLite needs room: it writes down what is to change before it changes it. So some is set aside in a
 * file that is given up when the disk is nearly full. From then on nothing is added, and deletions go on.
 */
export class DiskRoom {
  readonly #folder: string;
  readonly #reserve: string;
  readonly #reservedBytes: number;
  #short: boolean;
  #tryAgainAt = 0;

  constructor(folder: string) {
    const { blocks, bsize } = statfsSync(folder);
    this.#folder = folder;
    this.#reserve = join(folder, 'reserve');
    this.#reservedBytes = Math.min(mostReserved, Math.floor((blocks * bsize) / partOfDisk));
    this.#short = !existsSync(this.#reserve);
    this.isShort();
  }

  /** Whether there is no room for more. Asks the disk, and gives up the reserve or sets it aside as need be. */
  isShort(): boolean {
    const little = this.#reservedBytes / 4;
    if (!this.#short && this.freeBytes() < little) this.giveUp();
    else if (this.#short && this.freeBytes() >= this.#reservedBytes + 2 * little) this.#setAside();
    return this.#short;
  }

  freeBytes(): number {
    const { bavail, bsize } = statfsSync(this.#folder);
    return bavail * bsize;
  }

  /** Also where SQLite itself found no room, though the disk seems to have some: a limit for this account, for one. */
  giveUp(): void {
    this.#short = true;
    this.#tryAgainAt = performance.now() + againAfterMs;
    rmSync(this.#reserve, { force: true });
  }

  /** Refuses, before it is tried, what would add to the database while there is no room for more. */
  beforeStatement(sql: string): void {
    const [, table] = /^\s*insert into "(\w+)"/i.exec(sql) ?? [];
    const writes = table !== undefined || /^\s*(?:update|delete) /i.test(sql);
    if (writes && this.isShort() && table !== undefined && growing.has(table)) throw noRoom();
  }

  #setAside(): void {
    if (performance.now() < this.#tryAgainAt) return;
    try {
      // By chance, so that no disk can make them small.
      writeFileSync(this.#reserve, randomBytes(this.#reservedBytes), { mode: 0o600 });
      this.#short = false;
    } catch {
      this.giveUp();
    }
  }
}

export function noRoom(): DatabaseUnavailable {
  return new DatabaseUnavailable(
    'full',
    Object.assign(new Error('There is no room left.'), {
      code: 'ERR_SQLITE_ERROR',
      errcode: 13,
      errstr: 'database or disk is full',
    }),
  );
}
