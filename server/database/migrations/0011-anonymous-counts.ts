import type { Migration } from '../migration.ts';

/** What happened on a day in a state, and how far people came: numbers only. Without a state it is empty text. */
export const anonymousCounts: Migration = {
  name: '0011-anonymous-counts',
  async up(db) {
    await db.schema
      .createTable('event_counts')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('event_counts_key', ['day', 'state', 'event'])
      .execute();
    await db.schema
      .createTable('progress_counts')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('step', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('progress_counts_key', ['day', 'state', 'step'])
      .execute();
  },
};
