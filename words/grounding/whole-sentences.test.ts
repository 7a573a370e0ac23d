import { describe, expect, it } from 'vitest';
import { wholeSentences } from './whole-sentences.ts';

describe('the sentences of a text that is still coming', () => {
  it.each<[string, readonly string[], string]>([
    ['One is here [1]. Two is', ['One is here [1].'], ' Two is'],
    ['One is here. [1][2] Two is here. [3]', ['One is here. [1][2]'], ' Two is here. [3]'],
    ['See 18 Pa. C.S. § 9122.1 for it. Then', ['See 18 Pa. C.S. § 9122.1 for it.'], ' Then'],
    ['It is open until 5 p.m. On Friday', [], 'It is open until 5 p.m. On Friday'],
    ['The fee is $5.50', [], 'The fee is $5.50'],
    ['He said “no.” Then', ['He said “no.”'], ' Then'],
    ['', [], ''],
  ])('of “%s” are told from what may go on', (text, whole, rest) => {
    expect(wholeSentences(text)).toEqual({ whole, rest });
  });
});
