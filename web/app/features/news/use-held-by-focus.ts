import { useEffect, useState } from 'react';

/** The news, with all that belongs to them. */
const whole = '[data-news]';

/**
 * True from when a keyboard reaches the news until it leaves them again, or until somebody wants them to move all the
 * same. A button that was pressed with a mouse has the focus too, but nobody is there to read with the keyboard.
 */
export function useHeldByFocus(): [held: boolean, letGo: () => void] {
  const [held, setHeld] = useState(() => document.activeElement?.matches(`${whole} :focus-visible`) ?? false);

  useEffect(() => {
    const news = document.querySelector(whole);
    const comesFromElsewhere = ({ relatedTarget }: FocusEvent) =>
      !(relatedTarget instanceof Node && news?.contains(relatedTarget));
    const reach = (event: Event) => {
      const isVisible = event.target instanceof Element && event.target.matches(':focus-visible');
      if (isVisible && comesFromElsewhere(event as FocusEvent)) setHeld(true);
    };
    const leave = (event: Event) => {
      if (comesFromElsewhere(event as FocusEvent)) setHeld(false);
    };
    news?.addEventListener('focusin', reach);
    news?.addEventListener('focusout', leave);
    return () => {
      news?.removeEventListener('focusin', reach);
      news?.removeEventListener('focusout', leave);
    };
  }, []);

  return [held, () => setHeld(false)];
}
