import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * Searching for a word that many posts have. SQLite gathers all posts that have any word beginning with it, unless it
 * keeps a list for just that length: now it does for every length up to that of "misdemeanors". Which of a post's words
 * it was is never asked, and no longer kept. PostgreSQL took apart the text of every post it looked at: now it keeps the
 * words.
 */
export const quickSearch: Migration = {
  name: '0020-quick-search',
  async up(db, engine) {
    if (engine === 'PostgreSQL') {
      await sql`drop index posts_search`.execute(db);
      await sql`alter table posts add column search_words tsvector
        generated always as (array_to_tsvector(string_to_array(search_text, ' '))) stored`.execute(db);
      await sql`create index posts_search on posts using gin (search_words)`.execute(db);
      return;
    }
    await sql`drop table post_search`.execute(db);
    await sql`create virtual table post_search using fts5(
      search_text, content = 'posts', content_rowid = 'number', detail = none,
      prefix = '2 3 4 5 6 7 8 9 10 11 12', tokenize = 'unicode61 remove_diacritics 0'
    )`.execute(db);
    await sql`insert into post_search (post_search, rank) values ('secure-delete', 1)`.execute(db);
    await sql`insert into post_search (post_search) values ('rebuild')`.execute(db);
  },
};
