import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { request } from '../../api/request.ts';
import { sparesData, whenIdle } from '../../api/when-idle.ts';

const halfAnHour = 30 * 60_000;

const news = {
  queryKey: ['/api/news-updates'],
  queryFn: ({ signal }: { signal: AbortSignal }) => request('GET', '/api/news-updates', { signal }),
  staleTime: halfAnHour,
  gcTime: halfAnHour,
  retry: false,
};

/**
 * The news as the server sent them, fetched once the page has nothing better to do, or when opened; then not again for
 * half an hour. Fetched without an observer, and read by whoever shows them: every page begins with this line, and
 * neither the one nor the schema is needed for it.
 */
export function useNews(open: boolean): { answer: unknown; failed: boolean } {
  const client = useQueryClient();
  const [{ answer, failed }, setNews] = useState<{ answer?: unknown; failed: boolean }>(nothingYet);

  const load = useCallback(() => {
    client.fetchQuery(news).then(
      (fetched) => setNews({ answer: fetched, failed: false }),
      () => setNews({ failed: true }),
    );
  }, [client]);

  useEffect(() => {
    if (!open) return;
    setNews((before) => ({ ...before, failed: false }));
    load();
  }, [open, load]);

  useEffect(() => {
    if (sparesData()) return;
    let callOff = () => {};
    const loadWhenIdle = () => {
      callOff = whenIdle(load);
    };
    if (document.readyState === 'complete') loadWhenIdle();
    else window.addEventListener('load', loadWhenIdle, { once: true });
    return () => {
      window.removeEventListener('load', loadWhenIdle);
      callOff();
    };
  }, [load]);

  return { answer, failed };
}

const nothingYet = { failed: false };
