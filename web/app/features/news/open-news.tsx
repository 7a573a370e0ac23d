import { NewsList as NewsAnswer, type NewsItem } from '@openslate/contract/news.ts';
import { useId, useMemo, useState } from 'react';
import { useLessMotion } from '../../ui/less-motion.ts';
import { NewsLine } from './news-line.tsx';
import { NewsList } from './news-list.tsx';
import { NewsMessage, unableToLoad } from './news-message.tsx';

export type OpenNewsProps = {
  /** As the server sent it. */
  answer: unknown;
  /** Somebody just opened them, as opposed to having them open from the page before. */
  justOpened: boolean;
};

/** What the server sent, if it can be read. */
export function OpenNews({ answer, justOpened }: OpenNewsProps) {
  const read = useMemo(() => NewsAnswer.safeParse(answer), [answer]);
  if (!read.success) return <NewsMessage>{unableToLoad}</NewsMessage>;
  return <News items={read.data.data} justOpened={justOpened} />;
}

/** The news as a line, and as a list for whoever prefers it: at once where less motion is asked for. */
function News({ items, justOpened }: { items: readonly NewsItem[]; justOpened: boolean }) {
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
