import type { Migration } from '../migration.ts';

/**
 * Answers as counts by day. Browser, page and so on are counted each for itself, in rows of their own: kept together
 * they would be a description of whoever answered.
 */
export const surveyCounts: Migration = {
  name: '0010-survey-counts',
  async up(db) {
    await db.schema
      .createTable('survey_counts')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('survey', 'text', (column) => column.notNull())
      .addColumn('question', 'text', (column) => column.notNull())
      .addColumn('aspect', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('survey_counts_key', ['day', 'survey', 'question', 'aspect', 'value'])
      .execute();
  },
};
