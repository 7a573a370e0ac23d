import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * SQLite's index of searched words only notes that a row was deleted, and keeps its words until it is next put in order.
 * From now on it takes them out at once; built anew, it loses those it kept so far.
 */
export const eraseSearchedWords: Migration = {
  name: '0017-erase-searched-words',
  async up(db, engine) {
    if (engine === 'PostgreSQL') return;
    await sql`insert into post_search (post_search, rank) values ('secure-delete', 1)`.execute(db);
    await sql`insert into post_search (post_search) values ('rebuild')`.execute(db);
  },
};
