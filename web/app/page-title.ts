import { useEffect, useRef } from 'react';
import { productName } from './product.ts';

/**
 * The page goes by another title while this is on the screen. It is not an element of its own: React would put it beside
 * the title of the page, and a page has one.
 */
export function usePageTitle(title: string | undefined): void {
  const changed = useRef<{ before: string; now: string }>(undefined);

  useEffect(() => {
    if (title === undefined) return;
    const before = changed.current?.before ?? document.title;
    changed.current = { before, now: `${title} | ${productName}` };
    document.title = changed.current.now;
  }, [title]);

  useEffect(
    () => () => {
      // On the way to another page, the router has named that one already.
      if (changed.current?.now === document.title) document.title = changed.current.before;
      changed.current = undefined;
    },
    [],
  );
}
