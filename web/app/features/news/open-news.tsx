import type { NewsItem } from '@openslate/contract/news.ts';
import { useId, useState, useSyncExternalStore } from 'react';
import { NewsLine } from './news-line.tsx';
import { NewsList } from './news-list.tsx';

const lessMotion = '(prefers-reduced-motion: reduce)';

export type OpenNewsProps = {
  items: readonly NewsItem[];
  /** Somebody just opened them, as opposed to having them open from the page before. */
  justOpened: boolean;
};

/** The news as a line, and as a list for whoever prefers it: at once where less motion is asked for. */
export function OpenNews({ items, justOpened }: OpenNewsProps) {
  const still = useLessMotion();
  const listId = useId();
  const [listOpen, setListOpen] = useState(still && justOpened);
  return (
    <>
      <NewsLine {...{ items, still, listId, listOpen }} onToggleList={() => setListOpen(!listOpen)} />
      <div id={listId} className="w-full" hidden={!listOpen}>
        <NewsList items={items} />
      </div>
    </>
  );
}

function useLessMotion(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(lessMotion);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(lessMotion).matches,
  );
}
