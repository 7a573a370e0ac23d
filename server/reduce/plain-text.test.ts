import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainLine, plainText } from './plain-text.ts';

describe('Plain text', () => {
  test.each([
    ['I <3 this place', 'I <3 this place'],
    ['a < b and c > d', 'a < b and c > d'],
    ['if a<b and c>d then', 'if a<b and c>d then'],
    ['5 < 6 years, income <$20k', '5 < 6 years, income <$20k'],
    ['<b>Bold</b> and <i>slanted</i>', 'Bold and slanted'],
    ['<script>alert(1)</script>Hello', 'Hello'],
    ['<SCRIPT src="//x">', ''],
    ['<img src=x onerror=alert(1)>Hi', 'Hi'],
    ['Hi <img src=x onerror=alert(1)//', 'Hi'],
    ['<scr<b>ipt>alert(1)</scr<b>ipt>Hi', 'Hi'],
    ['<svg/onload=alert(1)>', ''],
    ['<x-thing onclick=alert(1)>press', 'press'],
    ['<!-- hidden -->shown', 'shown'],
    ['<a href="javascript:alert(1)">link</a>', 'link'],
    ['&lt;script&gt; stays as written', '&lt;script&gt; stays as written'],
    ['tabs\tand\u0000 nulls\u0007\u200b', 'tabs and nulls'],
    ['turned \u202etxt.exe', 'turned txt.exe'],
    ['one\r\n\r\n\r\n\r\ntwo\rthree', 'one\n\ntwo\nthree'],
    ['  spaces \n \n \n\n here  ', 'spaces\n\nhere'],
    ['e\u0301', 'é'],
    ['half \ud83d', 'half \ufffd'],
    ['family 👨‍👩‍👧 and ❤️', 'family 👨‍👩‍👧 and ❤️'],
  ])('of %j is %j', (written, expected) => {
    expect(plainText(written)).toBe(expected);
  });

  test('has an end, however deep tags are put into tags', () => {
    const deep = (times: number) => `${'<'.repeat(times)}<b>${'b>'.repeat(times)}Hi`;
    expect(plainText(deep(10))).toBe('Hi');
    expect(plainText(deep(1_000))).toMatch(/^(?:b>)+Hi$/);
  });

  test('in a title stands on one line', () => {
    expect(plainLine(' One\n\ntwo \t three ')).toBe('One two three');
  });

  test('is done with any number of unfinished comments in one go', () => {
    // One by one, this many would take minutes.
    expect(plainText(`Hope${'<!'.repeat(250_000)}`)).toBe('Hope');
  });

  test('holds no tag, whatever was written, and stays as it is when read again', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<',
        '>',
        '</',
        '/>',
        'script',
        'img ',
        'src=x',
        '<b',
        '<!--',
        '-->',
        ' ',
        '\n',
        '"',
        '=',
      ),
      fc.string({ unit: 'binary', maxLength: 5 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = plainText(pieces.join(''));
        expect(text).not.toMatch(/<\/?(?:script|img)[\s/>]/i);
        expect(plainText(text)).toBe(text);
      }),
    );
  });
});
