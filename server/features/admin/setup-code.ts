import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readableAlphabet } from '@openslate/contract/readable-code.ts';
import { codeOf } from '../../start-problem.ts';

const pattern = new RegExp(`^[${readableAlphabet}]{4}(-[${readableAlphabet}]{4}){3}$`);

/**
 * Whoever makes the first admin must know this code, which only those with access to the machine can read. It
 * stays the same over restarts, and is gone once there is an admin.
 */
export async function keepSetupCode(dataDir: string, hasAdmins: boolean): Promise<string | undefined> {
  const file = join(dataDir, 'setup-code');
  if (hasAdmins) {
    await rm(file, { force: true });
    return undefined;
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const known = await readCode(file);
  if (known) return known;
  const code = newCode();
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
  return pattern.test(text.trim()) ? text.trim() : undefined;
}

/** 80 random bits: `7K3M-9QXD-0WTB-5HZN`. */
function newCode(): string {
  const characters = [...randomBytes(16)].map((byte) => readableAlphabet.charAt(byte % 32)).join('');
  return characters.replaceAll(/.{4}(?=.)/g, '$&-');
}
