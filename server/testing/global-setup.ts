import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a running PostgreSQL in which tests make databases of their own. */
    postgresUrl: string;
  }
}

let stop: (() => Promise<void>) | undefined;

export async function setup(project: TestProject): Promise<void> {
  const postgres = await startPostgres();
  stop = postgres.stop;
  project.provide('postgresUrl', postgres.url);
}

export async function teardown(): Promise<void> {
  await stop?.();
}
