import { useEffect } from 'react';

/** While a menu fills the screen, the page behind it can be neither reached by keyboard nor scrolled. */
export function useOnlyThisPart(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const behind = document.querySelectorAll<HTMLElement>('[data-page-part]');
    for (const part of behind) part.inert = true;
    document.documentElement.classList.add('overflow-hidden');
    return () => {
      for (const part of behind) part.inert = false;
      document.documentElement.classList.remove('overflow-hidden');
    };
  }, [active]);
}
