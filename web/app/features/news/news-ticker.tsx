import { Newspaper, X } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { asksQuestions, isAdminPage, isSharedResult } from '../../layout/kinds-of-page.ts';
import { part } from '../../parts/part.ts';
import { usePart } from '../../parts/use-part.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { track } from '../analytics/counting.ts';
import { newsIds } from './news-ids.ts';
import { NewsMessage, unableToLoad } from './news-message.tsx';
import { areNewsOpen, countNew, keepNewsOpen, knownBefore, noteSeen } from './seen-news.ts';
import { useNews } from './use-news.ts';

/** What the open news are drawn with, loaded when they are first opened. */
const openNews = part(() => import('./open-news.tsx').then(({ OpenNews }) => OpenNews));

/** “Legal Updates”, below the header of the public pages: not beside questions, private links and what admins do. */
export function NewsTicker() {
  const { pathname } = useLocation();
  if (asksQuestions(pathname) || isAdminPage(pathname) || isSharedResult(pathname)) return null;
  return <Ticker />;
}

/**
 * One line, from the first picture of the page on: closed, loading, failed or open, it is as high as before, so that
 * nothing below it jumps. Without news there is none. The button stays the same one too, and keeps the focus.
 */
function Ticker() {
  const [open, setOpen] = useState<'no' | 'kept' | 'just_now'>('no');
  const { answer, failed } = useNews(open !== 'no');
  const ids = useMemo(() => newsIds(answer), [answer]);
  const [known, setKnown] = useState<readonly string[]>([]);
  const drawn = usePart(openNews, open !== 'no');
  const isEmpty = ids?.length === 0;
  const OpenNews = drawn.kind === 'ready' ? drawn.part : undefined;

  useEffect(() => {
    if (areNewsOpen()) setOpen('kept');
  }, []);

  useEffect(() => {
    if (!ids) return;
    if (open !== 'no') noteSeen(ids);
    setKnown(knownBefore(ids));
  }, [open, ids]);

  function toggle() {
    const opens = open === 'no';
    setOpen(opens ? 'just_now' : 'no');
    keepNewsOpen(opens);
    if (opens) track('news_opened');
  }

  return (
    <section
      aria-label="Legal Updates"
      data-page-part
      data-news
      hidden={isEmpty}
      className={classes('page print:hidden', !isEmpty && 'needs-script')}
    >
      <div className="flex min-h-12 flex-wrap items-center gap-x-2 border-line border-b text-[0.95rem]">
        <Button
          variant="quiet"
          size="small"
          className="-ml-2.5 flex-none text-[0.95rem]! no-underline!"
          aria-expanded={open !== 'no'}
          onClick={toggle}
        >
          {open === 'no' ? (
            <>
              <Newspaper aria-hidden />
              Show Legal Updates{ids && ` (${countNew(ids, known)} new)`}
            </>
          ) : (
            <>
              <X aria-hidden />
              <span className="sr-only">Close Legal Updates</span>
            </>
          )}
        </Button>
        {open !== 'no' &&
          (answer !== undefined && OpenNews ? (
            <OpenNews answer={answer} justOpened={open === 'just_now'} />
          ) : (
            <NewsMessage>
              {failed || drawn.kind === 'failed' ? unableToLoad : 'Loading latest legal news...'}
            </NewsMessage>
          ))}
      </div>
    </section>
  );
}
