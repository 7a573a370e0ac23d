import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** How much work one guess is. Memory is in KiB. */
export type PasswordCost = { memory: number; passes: number; parallelism: number };
type Argon2id = (parameters: Argon2Parameters) => Promise<Buffer>;

/** What OWASP asks for at least, at https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html. */
const owaspCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const hashBytes = 32;

const inThreadPool = promisify(argon2);
export const argon2id: Argon2id = (parameters) => inThreadPool('argon2id', parameters);

/** Passwords are kept as argon2id, with salt and cost beside the hash, so that the cost can be raised later. */
export class Passwords {
  readonly #cost: PasswordCost;
  readonly #argon2id: Argon2id;

  constructor(cost: PasswordCost = owaspCost, hashing: Argon2id = argon2id) {
    this.#cost = cost;
    this.#argon2id = hashing;
  }

  async hash(password: string): Promise<string> {
    const salt = randomBytes(saltBytes);
    const { memory, passes, parallelism } = this.#cost;
    const hash = await this.#derive(password, salt, this.#cost);
    return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
  }

  /**
   * One hashing, whether there is something to compare with or not: how long the answer takes does not tell
   * whether an account exists.
   */
  async match(password: string, kept: string | undefined): Promise<boolean> {
    const known = read(kept ?? '');
    const { salt, hash, cost } = known ?? decoy(this.#cost);
    const same = timingSafeEqual(await this.#derive(password, salt, cost), hash);
    return known !== undefined && same;
  }

  #derive(password: string, nonce: Buffer, cost: PasswordCost): Promise<Buffer> {
    // One keyboard sends é as one character, another as two. NIST SP 800-63B, 3.1.1.2, asks for this form.
    return this.#argon2id({ message: password.normalize('NFKC'), nonce, tagLength: hashBytes, ...cost });
  }
}

type Kept = { cost: PasswordCost; salt: Buffer; hash: Buffer };

function read(kept: string): Kept | undefined {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(kept);
  if (!parts) return undefined;
  const [, memory, passes, parallelism, salt = '', hash = ''] = parts;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

function decoy(cost: PasswordCost): Kept {
  return { cost, salt: randomBytes(saltBytes), hash: randomBytes(hashBytes) };
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
