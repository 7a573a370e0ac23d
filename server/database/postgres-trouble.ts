import pg from 'pg';
import { DatabaseUnavailable, type Trouble } from './unavailable.ts';

/** By SQLSTATE, or by the two characters that its class begins with. */
const troubles: Readonly<Record<string, Trouble>> = {
  '08': 'away',
  // Whoever runs the database stopped it, or it is just starting.
  '57': 'away',
  '57014': 'busy',
  '58': 'away',
  '25P03': 'away',
  // A standby, or a primary that was made one.
  '25006': 'read_only',
  '53': 'busy',
  '53100': 'full',
  '40001': 'busy',
  '40P01': 'busy',
  '55P03': 'busy',
  XX001: 'damaged',
  XX002: 'damaged',
};

/** What went wrong with a query, told apart from a wrong query, which comes back as it is. */
export function explainQueryFailure(error: unknown): unknown {
  // What PostgreSQL itself did not say was said by the connection: it broke, or an answer never came.
  if (!(error instanceof pg.DatabaseError)) return new DatabaseUnavailable('away', error);
  const { code = '' } = error;
  const trouble = troubles[code] ?? troubles[code.slice(0, 2)];
  return trouble ? new DatabaseUnavailable(trouble, error) : error;
}
