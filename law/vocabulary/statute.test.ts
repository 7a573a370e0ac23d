import { describe, expect, it } from 'vitest';
import { isUnder } from './statute.ts';

describe('a section of law', () => {
  it.each([
    ['ORS 164.043', '164.043'],
    ['164.043', '164.043'],
    ['18 Pa.C.S. § 3921', '3921'],
    ['18 Pa.C.S. § 3921(a)(1)', '3921'],
    ['MCL 333.7403(2)(a)(v)', '333.7403'],
    ['mcl 333.7403(2)(a)(v)', '333.7403(2)(a)(v)'],
  ])('as in “%s” is under %s', (written, section) => {
    expect(isUnder(written, [section])).toBe(true);
  });

  it.each([
    ['164.0431', '164.043'],
    ['1164.043', '164.043'],
    ['3921.1', '3921'],
    ['39', '3921'],
  ])('as in “%s” is not under %s', (written, section) => {
    expect(isUnder(written, [section])).toBe(false);
  });
});
