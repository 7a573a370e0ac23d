import { type CreateTableBuilder, sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * The forum. `number` counts posts in the order in which they came, which is the order in which they are read: it is
 * shorter than a time, never twice the same, and a page after any of them is found without looking at those before.
 */
export const community: Migration = {
  name: '0009-community',
  async up(db, engine) {
    const posts = db.schema.createTable('posts') as CreateTableBuilder<string, never>;
    const numbered =
      engine === 'PostgreSQL'
        ? posts.addColumn('number', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
        : posts.addColumn('number', 'integer', (column) => column.primaryKey().autoIncrement());
    await numbered
      .addColumn('id', 'text', (column) => column.notNull().unique())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('handle', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('flags', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('crisis_help', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('helpful_count', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('view_count', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('search_text', 'text', (column) => column.notNull())
      .addColumn('text_hash', 'text', (column) => column.notNull())
      .addColumn('delete_key_hash', 'text', (column) => column.notNull())
      .addColumn('idempotency_key_hash', 'text', (column) => column.unique())
      .addColumn('reply', 'text')
      .addColumn('replied_at', 'text')
      .addColumn('replied_by', 'text')
      .execute();

    // Each way to filter and each way to sort has an index that holds its posts in the order in which they are read.
    for (const filters of [[], ['state'], ['category'], ['state', 'category']]) {
      for (const order of [['number'], ['helpful_count', 'number']]) {
        await db.schema
          .createIndex(['posts', ...filters, 'by', ...order].join('_'))
          .on('posts')
          .columns(['status', ...filters, ...order])
          .execute();
      }
    }
    await db.schema.createIndex('posts_by_text').on('posts').columns(['text_hash', 'created_at']).execute();
    await sql`create index posts_flagged on posts (number) where flags <> ''`.execute(db);

    // Words are looked up in an index that each database keeps in its own way.
    if (engine === 'PostgreSQL') {
      await sql`create index posts_search on posts using gin (array_to_tsvector(string_to_array(search_text, ' ')))`.execute(
        db,
      );
    } else {
      await sql`create virtual table post_search using fts5(
        search_text, content = 'posts', content_rowid = 'number', prefix = '2 3',
        tokenize = 'unicode61 remove_diacritics 0'
      )`.execute(db);
      await sql`create trigger posts_added after insert on posts begin
        insert into post_search (rowid, search_text) values (new.number, new.search_text);
      end`.execute(db);
      await sql`create trigger posts_deleted after delete on posts begin
        insert into post_search (post_search, rowid, search_text) values ('delete', old.number, old.search_text);
      end`.execute(db);
    }

    // How many are published, kept with each change, so that no list has to count them.
    await db.schema
      .createTable('post_counts')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('published', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('post_counts_key', ['state', 'category'])
      .execute();

    // Reports that nobody has looked at yet. They are deleted when somebody has.
    await db.schema
      .createTable('post_reports')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('post_id', 'text', (column) => column.notNull().references('posts.id').onDelete('cascade'))
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('reported_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('post_reports_by_post').on('post_reports').column('post_id').execute();
  },
};
