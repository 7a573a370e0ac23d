import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { concernsAbout } from './check.ts';
import { badPosts } from './testing/bad-posts.ts';
import { realPosts } from './testing/real-posts.ts';
import { unseenBadPosts, unseenRealPosts } from './testing/unseen-posts.ts';

const held = (posts: readonly string[]) => posts.filter((post) => concernsAbout(post).length > 0);
const passed = (posts: readonly string[]) => posts.filter((post) => concernsAbout(post).length === 0);

describe('The check for abuse', () => {
  test('lets real posts through, offense words and all: of fifty at most one is held', () => {
    expect(realPosts.length).toBeGreaterThanOrEqual(50);
    expect(held(realPosts).length, held(realPosts).join('\n')).toBeLessThanOrEqual(realPosts.length / 50);
  });

  test('holds abuse and spam: of fifty at least forty-five', () => {
    expect(badPosts.length).toBeGreaterThanOrEqual(50);
    expect(held(badPosts).length, passed(badPosts).join('\n')).toBeGreaterThanOrEqual(badPosts.length * 0.9);
  });

  test('does no worse than it did on posts it was not made with: it spares all, and holds two in five', () => {
    expect(held(unseenRealPosts)).toEqual([]);
    expect(held(unseenBadPosts).length, passed(unseenBadPosts).join('\n')).toBeGreaterThanOrEqual(8);
  });

  test.each([
    ['I will find you and kill you', 'threat'],
    ['stupid n*gger', 'slur'],
    ['f u c k y o u', 'insult'],
    ['Pay me in bitcoin and I erase your record', 'spam'],
    ['The judge’s home address is 12 Oak Street, go pay her a visit', 'exposes_somebody'],
  ])('says why: %s', (text, concern) => {
    expect(concernsAbout(text)).toContain(concern);
  });

  test('comes to an end with any text of the longest length there may be', () => {
    const piece = fc.constantFrom(
      ...[
        'you ',
        'i will ',
        'a',
        'a ',
        'k i l l ',
        'all ',
        '@',
        '$',
        'contact me ',
        'on ',
        'fuck',
        'f*',
        '1',
        '! ',
        'hope ',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 4 }), (pieces) => {
        concernsAbout(pieces.join('').repeat(5_000).slice(0, 5_000));
      }),
      { numRuns: 20 },
    );
  });
});
