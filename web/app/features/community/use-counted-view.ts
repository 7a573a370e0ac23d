import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { viewedPosts } from './kept-ids.ts';
import { countView } from './posts.ts';
import { showCounts } from './use-posts.ts';

/** How long a post must stay in view before it counts as seen, in milliseconds. */
const longEnough = 1000;

const steps = [0, 0.1, 0.2, 0.3, 0.4, 0.5];

/** Counts that a post was seen, once in each browser. One that was opened by its address counts at once. */
export function useCountedView(card: RefObject<Element | null>, id: string, opened: boolean): void {
  const client = useQueryClient();

  useEffect(() => {
    if (!card.current || viewedPosts.has(id)) return;

    function count() {
      if (viewedPosts.has(id)) return;
      viewedPosts.add(id);
      // Nobody is told that it failed: it is our count, not the reader's concern.
      countView(id).then(
        (counts) => showCounts(client, id, counts),
        () => {},
      );
    }
    if (opened) return count();

    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        timer = undefined;
        if (entries.some(isHalfSeen)) timer = setTimeout(count, longEnough);
      },
      { threshold: steps },
    );
    observer.observe(card.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [card, id, opened, client]);
}

/** Half of it is in view, or it fills half of a screen that is smaller than it. */
function isHalfSeen({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
  return intersectionRatio >= 0.5 || intersectionRect.height >= (rootBounds?.height ?? Infinity) / 2;
}
