import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Who comes to an answer or a word by its address sees it open. */
export function useOpenedAtHash(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = hash && document.getElementById(hash.slice(1));
    if (!target) return;
    const closed = target instanceof HTMLDetailsElement ? target : target.querySelector('details');
    if (closed) closed.open = true;
    target.scrollIntoView();
  }, [hash]);
}
