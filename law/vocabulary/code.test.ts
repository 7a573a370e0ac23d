import { describe, expect, it } from 'vitest';
import { code } from './code.ts';

const decimals = code({
  name: 'Stat. §',
  number: /\d{2,3}\.\d{2,4}[a-z]?/,
  decimal: true,
  address: ({ number, part }) => `https://law.example/${number}${part}`,
});

const titled = code({
  name: (title) => `${title} Code §`,
  title: /(?<title>\d{1,2})\s{0,3}(?:code)?\s{0,3}§{0,2}\s{1,3}/,
  number: /\d{3,4}(?:-\d{1,4})?(?:\.\d{1,2})?/,
  ownPart: /\s{0,2}§§\s{0,2}[a-z]\d{0,2}(?![0-9a-z])/,
  titleOf: (number) => (number.includes('-') ? '35' : '18'),
  attempts: '901–903',
});

const isUnder = (list: string, statute: string, of = decimals) => of.sections(list)({ statute });

describe('a section of a code', () => {
  it.each([
    ['Wis. Stat. § 943.10', '943.10'],
    ['943.10(2)(a)', '943.10'],
    ['943.10 (2) (a)', '943.10(2)'],
    ['943.10(2)(a)1.', '943.10(2)(a)1'],
    ['943.10(2)(a)1.', '943.10(2)(a)'],
    ['939.05, 943.10(2)', '943.10(2)'],
    ['940.203', '940.20–940.21'],
    ['940.20', '940.20–940.21'],
    ['940.21', '940.20–940.21'],
    ['943.10M', '943.10m'],
    ['943.10(A2)', '943.10(a)(2)'],
    ['943.10, (2)(a)', '943.10(2)'],
    ['943.10', '943.*'],
  ])('as in “%s” is under %s', (statute, list) => {
    expect(isUnder(list, statute)).toBe(true);
  });

  it.each([
    ['943.101', '943.10'],
    ['943.10m', '943.10'],
    ['943.10', '943.10(2)'],
    ['943.10(2m)', '943.10(2)'],
    ['943.10(2)(a)11.', '943.10(2)(a)1'],
    ['940.211', '940.20–940.21'],
    ['940.19', '940.20–940.21'],
    ['94.310', '943.*'],
  ])('as in “%s” is told, and not under %s', (statute, list) => {
    expect(isUnder(list, statute)).toBe(false);
  });

  it.each(['weed', '21 U.S.C. § 844', 'Ordinance 12', '1943.10', '943.10.2'])(
    'is not told by “%s”, which is of no such code',
    (statute) => {
      expect(isUnder('943.10', statute)).toBeUndefined();
    },
  );

  it('is not told by a charge without one', () => {
    expect(decimals.sections('943.10')({})).toBeUndefined();
  });
});

describe('a code with titles', () => {
  it('takes a section without a title for one of the title it is usual in', () => {
    expect(isUnder('3802', '3802', titled)).toBe(true);
    expect(isUnder('75: 3802', '3802', titled)).toBe(false);
    expect(isUnder('780-113', '35 Code § 780-113(a)(30)', titled)).toBe(true);
  });

  it('tells the same number of two titles apart', () => {
    expect(isUnder('2701 75: 3802', '75 Code § 3802', titled)).toBe(true);
    expect(isUnder('2701 75: 3802', '75 § 2701', titled)).toBe(false);
  });

  it('reads paragraphs as courts write them', () => {
    expect(isUnder('780-113(a)(30)', '35 § 780-113 §§ A30', titled)).toBe(true);
    expect(isUnder('780-113(a)(3)', '35 § 780-113 §§ A30', titled)).toBe(false);
    expect(isUnder('780-113(a)(30)', '35 § 780-113 §§ A(30)', titled)).toBe(true);
    expect(isUnder('780-113(a)(3)', '35 § 780-113 §§ A(30)', titled)).toBe(false);
  });

  it('leaves attempts to the crime they aimed at, where that is named', () => {
    expect(isUnder('2701', '18 § 901', titled)).toBeUndefined();
    expect(isUnder('2701', '18 § 901, 18 § 2701', titled)).toBe(true);
    expect(titled.isAttempt({ statute: '18 § 901, 18 § 2701' })).toBe(true);
    expect(titled.isAttempt({ statute: '18 § 2701' })).toBe(false);
  });
});

describe('a citation', () => {
  it('leads to the official text of the section it begins with', () => {
    expect(decimals.cite('973.015(1m)(b); State v. Hemp')).toEqual({
      label: 'Stat. § 973.015(1m)(b); State v. Hemp',
      url: 'https://law.example/973.015(1m)(b)',
    });
  });

  it('names the title', () => {
    expect(titled.cite('75: 3802(a)')).toEqual({ label: '75 Code § 3802(a)' });
    expect(titled.cite('3802(a)')).toEqual({ label: '18 Code § 3802(a)' });
  });
});

it('a list refuses what is no section of its code', () => {
  expect(() => decimals.sections('943.10 3802')).toThrow('3802');
});
