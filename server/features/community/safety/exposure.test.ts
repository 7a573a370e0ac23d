import { blanked, personalDetailsIn } from '@openslate/contract/personal-details.ts';
import { describe, expect, test } from 'vitest';
import { readyPost } from '../new-post.ts';
import { concernsAbout } from './check.ts';
import {
  type ExposingPost,
  exposingPosts,
  harmlessPosts,
  unseenExposingPosts,
  unseenHarmlessPosts,
} from './testing/exposing-posts.ts';
import { realPosts } from './testing/real-posts.ts';
import { unseenRealPosts } from './testing/unseen-posts.ts';

const told = ({ post, hidden }: ExposingPost) => hidden.filter((detail) => blanked(post).includes(detail));
const waits = (post: string) => concernsAbout(post).length > 0;
/** Those that are shown as they are, though they should not be, or the other way round. */
const wrong = (posts: readonly ExposingPost[]) =>
  posts.filter((each) => told(each).length > 0 || waits(each.post) !== each.held).map(({ post }) => post);

describe('A post that exposes somebody', () => {
  test('tells nobody who they are, and waits if it was written to: in English and Spanish, disguised or not', () => {
    expect(wrong(exposingPosts)).toEqual([]);
  });

  test('is known as well where it was not made with: of twenty-four none is missed', () => {
    expect(wrong(unseenExposingPosts)).toEqual([]);
  });

  test('is kept without the details, in the title too, held or not', () => {
    const other = {
      title: 'About my record',
      content: 'What do I do now?',
      category: 'general_support',
      state: 'OH',
    } as const;
    for (const { post, hidden, held } of [...exposingPosts, ...unseenExposingPosts]) {
      for (const sent of [
        { ...other, content: post },
        { ...other, title: post },
      ]) {
        const kept = readyPost(sent);
        expect(kept.held, post).toBe(held);
        for (const detail of hidden) expect(`${kept.title}\n${kept.content}`).not.toContain(detail);
      }
    }
  });

  test('is not seen in help lines, judges, places and laws', () => {
    for (const posts of [harmlessPosts, unseenHarmlessPosts]) {
      expect(posts.filter(waits)).toEqual([]);
      expect(posts.filter((post) => personalDetailsIn(post).length > 0)).toEqual([]);
    }
  });

  test('is not seen in real posts: none was held or blanked before, and of a hundred at most one is', () => {
    const posts = [...realPosts, ...unseenRealPosts];
    expect(posts.filter(waits).length).toBeLessThanOrEqual(posts.length / 100);
    expect(posts.filter((post) => personalDetailsIn(post).length > 0)).toEqual([]);
  });
});
