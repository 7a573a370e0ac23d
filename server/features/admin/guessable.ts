import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Guessed within 10^10 tries, by those who begin with the passwords that people use most. */
const enough = 4;
/** What comes after is not looked at: the check takes the longer, the longer the password. */
const longestChecked = 64;

let estimator: ZxcvbnFactory | undefined;

/** What to do about a password that is on the list of common ones, or is made from such in ways that are known. */
export function adviceOn(password: string, username: string): string | undefined {
  // 50,000 passwords to unpack, for something that happens a few times a year.
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const { score } = estimator.check(password.slice(0, longestChecked), [username, 'openslate']);
  if (score >= enough) return undefined;
  return 'This password is common or easy to guess. Use four or more words that have nothing to do with each other.';
}
