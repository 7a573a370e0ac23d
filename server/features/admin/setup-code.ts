import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '../../start-problem.ts';
import { newTypedCode, typedCodePattern } from './typed-code.ts';

/**
 * Whoever makes the first admin must know this code, which only those with access to the machine can read. It
 * stays the same over restarts, and is gone once there is an admin.
 */
export async function keepSetupCode(dataDir: string, hasAdmins: boolean): Promise<string | undefined> {
  if (hasAdmins) {
    await forgetSetupCode(dataDir);
    return undefined;
  }
  const file = fileIn(dataDir);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const known = await readCode(file);
  if (known) return known;
  const code = newTypedCode();
  try {
    await writeFile(file, `${code}\n`, { mode: 0o600, flag: 'wx' });
    return code;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  // Another process made the file in the same moment: its code counts, as soon as it is written.
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const theirs = await readCode(file);
    if (theirs) return theirs;
    await wait(50);
  }
  // Nobody is writing it. It was cut off or spoiled, so it is of no use to anyone.
  await rm(file, { force: true });
  await writeFile(file, `${code}\n`, { mode: 0o600 });
  return code;
}

async function readCode(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return '';
    throw error;
  });
  return typedCodePattern.test(text.trim()) ? text.trim() : undefined;
}

export async function forgetSetupCode(dataDir: string): Promise<void> {
  await rm(fileIn(dataDir), { force: true });
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'setup-code');
}
