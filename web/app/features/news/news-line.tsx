import type { NewsItem } from '@openslate/contract/news.ts';
import { List, Pause, Play } from 'lucide-react';
import { type ComponentProps, type CSSProperties, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { NewsMarks } from './news-item.tsx';
import { secondsFor } from './pace.ts';
import { useHeldByFocus } from './use-held-by-focus.ts';

type NewsLineProps = {
  items: readonly NewsItem[];
  /** Less motion was asked for. */
  still: boolean;
  listId: string;
  listOpen: boolean;
  onToggleList: () => void;
};

/**
 * The news in one line that moves, until it is told to stand still or is pointed at. Where less motion is asked for, it
 * stands still and is moved by hand.
 */
export function NewsLine({ items, still, listId, listOpen, onToggleList }: NewsLineProps) {
  const [paused, setPaused] = useState(false);
  const [held, letGo] = useHeldByFocus();
  const stands = paused || held;

  function press() {
    setPaused(!stands);
    letGo();
  }

  return (
    <>
      <Moving items={items} moves={!still} paused={stands || listOpen} />
      {!still && (
        <Button variant="quiet" size="small" className={control} onClick={press}>
          {stands ? <Play aria-hidden /> : <Pause aria-hidden />}
          {stands ? 'Play' : 'Pause'}
        </Button>
      )}
      <Button
        variant="quiet"
        size="small"
        className={control}
        aria-label="Read as a list"
        aria-expanded={listOpen}
        aria-controls={listId}
        onClick={onToggleList}
      >
        <List aria-hidden />
        <span className="md:hidden">List</span>
        <span className="max-md:hidden">Read as a list</span>
      </Button>
    </>
  );
}

// On phones the words do without their pictures: the room is for the news.
const control = 'flex-none gap-1! no-underline! text-[0.9rem]! max-sm:[&_svg]:hidden';

function Moving({ items, moves, paused }: { items: readonly NewsItem[]; moves: boolean; paused: boolean }) {
  const words = useRef<HTMLUListElement>(null);
  const [width, setWidth] = useState(0);

  useEffect(() => {
    const element = words.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.offsetWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      className={classes(
        'news-frame @container flex-1 whitespace-nowrap',
        moves ? 'overflow-x-hidden' : 'overflow-x-auto',
      )}
      // Only what has the focus can be moved with the arrow keys.
      {...(!moves && { tabIndex: 0, role: 'group', 'aria-label': 'Headlines' })}
    >
      <div
        className={classes('flex w-max py-1.5', moves && width > 0 && 'news-moving')}
        style={
          {
            '--news-seconds': `${secondsFor(width)}s`,
            ...(paused && { animationPlayState: 'paused' }),
          } as CSSProperties
        }
      >
        <Headlines ref={words} items={items} />
        {/* Follows on the heels of the first, so that the line has no end. */}
        {moves && <Headlines aria-hidden items={items} />}
      </div>
    </div>
  );
}

/** Words alone: the links are in the list, where they stand still. */
function Headlines({ items, ...rest }: ComponentProps<'ul'> & { items: readonly NewsItem[] }) {
  return (
    <ul className="flex min-w-[100cqw] gap-10 pr-10" {...rest}>
      {items.map((item) => (
        <li key={item.id}>
          <NewsMarks item={item} />
          {item.title}
        </li>
      ))}
    </ul>
  );
}
