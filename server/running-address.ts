import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where the server listens, told to those who work beside it in the same folder until it ends: the command line has no
 * other way to know which port it got. One that was killed leaves behind what was true last.
 */
export function tellAddress(dataDir: string, address: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(fileIn(dataDir), `${address}\n`, { mode: 0o600 });
  } catch {
    // With PostgreSQL the folder may well be read-only. The server runs without it, and the command line asks PORT.
    return;
  }
  process.once('exit', () => {
    // Unless another server of this folder has told its own in the meantime.
    if (runningAddress(dataDir) === address) rmSync(fileIn(dataDir), { force: true });
  });
}

export function runningAddress(dataDir: string): string | undefined {
  try {
    const text = readFileSync(fileIn(dataDir), 'utf8').trim();
    return URL.canParse(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'address');
}
