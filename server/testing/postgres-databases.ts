import pg from 'pg';

/** The database that tests get copies of. */
export const migratedDatabase = 'migrated';

export function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** An empty one, or a copy of another. */
export async function createDatabase(serverUrl: string, name: string, copyOf = 'template1'): Promise<void> {
  await asOwner(serverUrl, `create database ${name} template ${copyOf}`);
}

export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await asOwner(serverUrl, `drop database ${name} with (force)`);
}

/** What its clock says. */
export async function timeOf(serverUrl: string): Promise<number> {
  const { rows } = await asOwner(serverUrl, 'select extract(epoch from now()) * 1000 as time');
  return Number(rows[0]?.time);
}

async function asOwner(serverUrl: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client(serverUrl);
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}
