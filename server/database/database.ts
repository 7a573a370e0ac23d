import type { Kysely } from 'kysely';
import type { Processes } from './processes.ts';
import type { Tables } from './tables.ts';

export type Engine = 'SQLite' | 'PostgreSQL';

/**
 * Inside `tables.transaction()` use only the transaction it hands over: SQLite has one connection, and a query
 * on `tables` would wait there for the transaction that waits for it.
 */
export type Database = {
  engine: Engine;
  tables: Kysely<Tables>;
  processes: Processes;
  close(): Promise<void>;
  /** Who is told when the search index was damaged and is made anew. */
  onMended(tell: () => void): void;
  /** Whether the disk has no room for more. What is deleted still works then. */
  isShort(): boolean;
  /** Erases what deleted and overwritten rows left in the files. It may take a second for 100 MB. */
  eraseTraces(): Promise<void>;
};
