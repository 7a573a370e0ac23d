import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';

const run = promisify(execFile);

/** A small disk of its own, gone when the test is over. Nothing where this user or this system can't mount one. */
export async function mountDisk(size: string) {
  const folder = await mkdtemp(join(tmpdir(), 'openslate-disk-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]);
  } catch {
    return undefined;
  }
  // Lazily: a server that was ended in this test may not have let go of it yet.
  onTestFinished(async () => void (await run('umount', ['--lazy', folder])));
  return {
    folder,
    remount: (options: string) => run('mount', ['-o', `remount,${options}`, folder]),
  };
}
