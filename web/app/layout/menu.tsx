import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

type MenuProps = {
  /** What the button shows. */
  label: ReactNode;
  children: ReactNode;
  className?: string;
  buttonClassName?: string;
  onToggle?: (open: boolean) => void;
  /** Screens on which the menu is not shown: turning the phone must not leave it open out of sight. */
  hiddenOn: string;
};

/**
 * A menu that opens without scripts. With them it closes as people expect: on Escape, on a press elsewhere, when a
 * link in it is followed and when the screen becomes too wide for it.
 */
export function Menu({ label, children, className, buttonClassName, onToggle, hiddenOn }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shownAt = useRef(key);

  useEffect(() => {
    // Somebody may have opened it before the scripts arrived.
    if (shownAt.current === key) return;
    shownAt.current = key;
    details.current?.removeAttribute('open');
  }, [key]);

  useEffect(() => {
    const close = () => details.current?.removeAttribute('open');
    const closeFromOutside = (event: PointerEvent) => {
      if (!details.current?.contains(event.target as Node)) close();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return;
      close();
      details.current.querySelector('summary')?.focus();
    };
    const wide = window.matchMedia(hiddenOn);
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('keydown', closeOnEscape);
    wide.addEventListener('change', close);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('keydown', closeOnEscape);
      wide.removeEventListener('change', close);
    };
  }, [hiddenOn]);

  return (
    <details ref={details} className={className} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary className={buttonClassName}>{label}</summary>
      {children}
    </details>
  );
}
