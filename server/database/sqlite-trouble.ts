import { DatabaseUnavailable, type Trouble } from './unavailable.ts';

/** By SQLite's result code. */
const troubles: Readonly<Record<number, Trouble>> = {
  5: 'busy',
  6: 'busy',
  8: 'read_only',
  10: 'away',
  11: 'damaged',
  13: 'full',
  14: 'away',
  26: 'damaged',
};

/** SQLite's number for a failure and its words for that number, which never quote a query or a value. */
export function sqliteSays(error: unknown): { number: number; words: string } | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || !('errstr' in error)) return undefined;
  const { errcode, errstr } = error;
  return typeof errcode === 'number' ? { number: errcode, words: String(errstr) } : undefined;
}

export function sqliteTrouble(error: unknown): Trouble | undefined {
  const says = sqliteSays(error);
  // The lowest byte is the kind of failure; the others tell it more closely.
  return says && troubles[says.number & 0xff];
}

/** Does what SQLite is asked; what is wrong with the file or the disk is told apart from a wrong query. */
export function askSqlite<Answer>(question: () => Answer): Answer {
  try {
    return question();
  } catch (error) {
    const trouble = sqliteTrouble(error);
    throw trouble ? new DatabaseUnavailable(trouble, error) : error;
  }
}
