import { passwordLength } from '@openslate/contract/admin-limits.ts';
import { describe, expect, it } from 'vitest';
import { meetsRules, passwordRules } from './password-rules.ts';

const unmet = (password: string) =>
  passwordRules(password)
    .filter(({ met }) => !met)
    .map(({ words }) => words);

describe('a new password', () => {
  it('meets no rule while nothing is typed', () => {
    expect(unmet('')).toHaveLength(2);
  });

  it('is long enough from 12 characters on', () => {
    expect(unmet('elevenchars')).toEqual(['At least 12 characters']);
    expect(unmet('twelve chars')).toEqual([]);
  });

  it('is not a few keys pressed again and again', () => {
    expect(unmet('abcdabcdabcdabcd')).toEqual(['At least 5 different characters']);
  });

  it('is not longer than the server takes', () => {
    expect(meetsRules('abcde'.repeat(passwordLength.most / 5))).toBe(true);
    expect(meetsRules(`${'abcde'.repeat(passwordLength.most / 5)}f`)).toBe(false);
  });
});
