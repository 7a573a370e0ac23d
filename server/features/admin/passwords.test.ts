import { describe, expect, test } from 'vitest';
import { goodPassword, quickPasswords } from '../../testing/admin.ts';
import { adviceOn } from './guessable.ts';
import { argon2id, Passwords } from './passwords.ts';

describe('A password', () => {
  test('is kept as argon2id at the cost that OWASP asks for, and found again', async () => {
    const passwords = new Passwords();
    const kept = await passwords.hash(goodPassword);
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await passwords.match(goodPassword, kept)).toBe(true);
    expect(await passwords.match(`${goodPassword} `, kept)).toBe(false);
  });

  test('is hashed as the test vector of RFC 9106 says', async () => {
    const hash = await argon2id({
      message: Buffer.alloc(32, 1),
      nonce: Buffer.alloc(16, 2),
      secret: Buffer.alloc(8, 3),
      associatedData: Buffer.alloc(12, 4),
      memory: 32,
      passes: 3,
      parallelism: 4,
      tagLength: 32,
    });
    expect(hash.toString('hex')).toBe('0d640df58d78766c08c037a34a8b53c9d01ef0452d75b65eb52520e96b01e659');
  });

  test('leaves another trace each time', async () => {
    const traces = [await quickPasswords.hash(goodPassword), await quickPasswords.hash(goodPassword)];
    expect(new Set(traces).size).toBe(2);
  });

  test('is found again though the cost has been raised since', async () => {
    const kept = await quickPasswords.hash(goodPassword);
    expect(await new Passwords({ memory: 16, passes: 2, parallelism: 1 }).match(goodPassword, kept)).toBe(
      true,
    );
  });

  test('is the same whether a keyboard sends é as one character or as two', async () => {
    const kept = await quickPasswords.hash('caf\u00e9 lantern orbit');
    expect(await quickPasswords.match('cafe\u0301 lantern orbit', kept)).toBe(true);
  });

  test.each([undefined, '', '$argon2id$', '$2b$10$abcdefghijklmnopqrstuv', 'plain'])(
    'is compared at the same cost with %s, and never fits',
    async (kept) => {
      const hashings: number[] = [];
      const counting = new Passwords({ memory: 8, passes: 1, parallelism: 1 }, (parameters) => {
        hashings.push(parameters.memory * parameters.passes);
        return argon2id(parameters);
      });
      expect(await counting.match(goodPassword, kept)).toBe(false);
      expect(hashings).toEqual([8]);
    },
  );
});

describe('A password is easy to guess', () => {
  test.each([
    'password1234',
    'Password1234!',
    'P@ssw0rd2026!!',
    'qwertyuiop12',
    '1qaz2wsx3edc',
    '123456789012',
    'aaaaaaaaaaaa',
    'abcdefghijkl',
    'iloveyou2026',
    'administrator',
    'letmein letmein',
    'trustno1trustno1',
    'November 15 2026',
    'margaret2026',
    'margaretmargaret',
    'openslate-admin',
    'x'.repeat(200),
  ])('if it is “%s”', (password) => {
    expect(adviceOn(password, 'margaret')).toMatch(/^This password is common or easy to guess\. /);
  });

  test.each([goodPassword, 'q7Lw!2pz9K#e', 'правильная лошадь батарея', 'b'.repeat(10) + goodPassword])(
    'and not if it is “%s”',
    (password) => {
      expect(adviceOn(password, 'margaret')).toBeUndefined();
    },
  );
});
