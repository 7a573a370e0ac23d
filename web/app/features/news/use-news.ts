import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sparesData, whenIdle } from '../../api/when-idle.ts';

const halfAnHour = 30 * 60_000;

/** The news, fetched once the page has nothing better to do, or when opened; then not again for half an hour. */
export function useNews(open: boolean) {
  const [idle, setIdle] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['/api/news-updates'],
    queryFn: async ({ signal }) => (await import('./load-news.ts')).loadNews(signal),
    enabled: idle || open,
    staleTime: halfAnHour,
    gcTime: halfAnHour,
    retry: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
  });

  useEffect(() => {
    if (sparesData()) return;
    let callOff = () => {};
    const fetchWhenIdle = () => {
      callOff = whenIdle(() => setIdle(true));
    };
    if (document.readyState === 'complete') fetchWhenIdle();
    else window.addEventListener('load', fetchWhenIdle, { once: true });
    return () => {
      window.removeEventListener('load', fetchWhenIdle);
      callOff();
    };
  }, []);

  return { items: data, failed: isError && !isFetching, fetchAgain: refetch };
}
