import type { Migration } from '../migration.ts';

/**
 * How many requests there were and how long they took, by minute for a day and by hour and route for a month. Rows of
 * several replicas add up. A route is its pattern, never the address that was asked for; by minute there is none.
 */
export const requestFigures: Migration = {
  name: '0014-request-figures',
  async up(db) {
    await db.schema
      .createTable('request_figures')
      .addColumn('per', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('route', 'text', (column) => column.notNull())
      .addColumn('outcome', 'text', (column) => column.notNull())
      .addColumn('bucket', 'integer', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('request_figures_key', ['per', 'at', 'route', 'outcome', 'bucket'])
      .execute();
  },
};
