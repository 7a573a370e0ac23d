import { codeOf, StartProblem } from '../start-problem.ts';
import { sqliteTrouble } from './sqlite-trouble.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** Says what keeps PostgreSQL from working, and never the password that stands in its address. */
export function explainPostgres(failure: unknown, url: string): Error {
  if (failure instanceof StartProblem) return failure;
  const error = failure instanceof DatabaseUnavailable ? failure.cause : failure;
  const where = placeOf(url);
  switch (codeOf(error)) {
    case 'ECONNREFUSED':
    case 'ECONNRESET':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ENOENT':
      return unreachable(where);
    case '28P01':
    case '28000':
      return new StartProblem(
        `PostgreSQL at ${where} refused the login. Check the user and the password in DATABASE_URL.`,
      );
    case '3D000':
      return new StartProblem(
        `The database named in DATABASE_URL does not exist at ${where}. Create it, or correct the name.`,
      );
    case '25006':
      return new StartProblem(
        `PostgreSQL at ${where} takes no writes: it is a standby, or set to be read only. Let DATABASE_URL name the primary.`,
      );
    case '42501':
      return new StartProblem(
        `PostgreSQL at ${where} does not let this user create tables. Make it the owner of the database.`,
      );
  }
  // pg tells these two apart from others by their words only.
  if (error instanceof Error && /timeout|terminated/i.test(error.message)) return unreachable(where);
  if (error instanceof Error && /\bSSL\b/.test(error.message)) {
    return new StartProblem(
      `PostgreSQL at ${where} and DATABASE_URL disagree about encryption. Add or remove ?sslmode=require.`,
    );
  }
  return new StartProblem(`PostgreSQL at ${where} can't be used: ${messageOf(error)}. Check DATABASE_URL.`);
}

export function explainSqlite(failure: unknown, dataDir: string): Error {
  if (failure instanceof StartProblem) return failure;
  const error = failure instanceof DatabaseUnavailable ? failure.cause : failure;
  const trouble = sqliteTrouble(error);
  if (trouble === 'damaged') {
    return new StartProblem(
      `The database file in ${dataDir} is damaged or not a database. ` +
        'Restore it from a backup, or move it away to start with an empty one.',
    );
  }
  if (trouble === 'busy') {
    return new StartProblem(
      `Another program keeps the database in ${dataDir} locked. Stop it, or set DATA_DIR to another folder.`,
    );
  }
  if (trouble === 'full' || codeOf(error) === 'ENOSPC') {
    return new StartProblem(
      `The disk that holds the data folder ${dataDir} is full. Make room on it, or set DATA_DIR to another folder.`,
    );
  }
  if (trouble === 'read_only' || ['EROFS', 'EACCES', 'EPERM'].includes(codeOf(error) ?? '')) {
    const why =
      codeOf(error) === 'EROFS' ? 'it is on a disk mounted for reading only' : 'this user may only read it';
    return new StartProblem(
      `The data folder ${dataDir}, or a file in it, can't be written to: ${why}. ` +
        'Give this user the right to write, or set DATA_DIR to another folder.',
    );
  }
  return new StartProblem(
    `The data folder ${dataDir} can't be used: ${messageOf(error)}. ` +
      'Make it a folder this user can write to, or set DATA_DIR to another one.',
  );
}

function unreachable(where: string): StartProblem {
  return new StartProblem(
    `PostgreSQL can't be reached at ${where}. Check that it runs there and that DATABASE_URL names the right host and port.`,
  );
}

function placeOf(url: string): string {
  const { hostname, port, searchParams } = new URL(url);
  return searchParams.get('host') ?? `${hostname || 'localhost'}:${port || '5432'}`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'an unknown failure';
}
