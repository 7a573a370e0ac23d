import type { Migration } from '../migration.ts';

/** A request that is being worked on knows by which process, so that another takes it over once that process is dead. */
export const claimsOfProcesses: Migration = {
  name: '0023-claims-of-processes',
  async up(db) {
    await db.schema
      .alterTable('kept_answers')
      .addColumn('claimed_by', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
