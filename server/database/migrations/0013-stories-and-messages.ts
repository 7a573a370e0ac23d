import type { Migration } from '../migration.ts';

/**
 * What visitors write: stories for everybody, once somebody has approved them, and messages to the people who run the
 * site. Without who wrote them. A story knows its day and not its time, or it could be held against a log elsewhere.
 */
export const storiesAndMessages: Migration = {
  name: '0013-stories-and-messages',
  async up(db) {
    await db.schema
      .createTable('stories')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('story', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('sent_on', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('stories_by_day')
      .on('stories')
      .columns(['status', 'sent_on', 'id'])
      .execute();
    await db.schema
      .createTable('contact_messages')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('topic', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'text', (column) => column.notNull())
      .addColumn('read', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('contact_messages_by_time')
      .on('contact_messages')
      .columns(['sent_at', 'id'])
      .execute();
  },
};
