import type { Transaction } from 'kysely';
import type { Engine } from './database.ts';
import type { Tables } from './tables.ts';

export type Migration = {
  name: string;
  up(db: Transaction<Tables>, engine: Engine): Promise<void>;
};
