import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

type MenuProps = {
  /** What the button shows. */
  label: ReactNode;
  children: ReactNode;
  className?: string;
  buttonClassName?: string;
  onToggle?: (open: boolean) => void;
};

/**
 * A menu that opens without scripts. With them it closes as people expect: on Escape, on a press elsewhere and
 * when a link in it is followed.
 */
export function Menu({ label, children, className, buttonClassName, onToggle }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is what closes it.
  useEffect(() => {
    details.current?.removeAttribute('open');
  }, [key]);

  useEffect(() => {
    const closeFromOutside = (event: PointerEvent) => {
      if (!details.current?.contains(event.target as Node)) details.current?.removeAttribute('open');
    };
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, []);

  function closeOnEscape(event: React.KeyboardEvent) {
    if (event.key !== 'Escape' || !details.current?.open) return;
    details.current.removeAttribute('open');
    details.current.querySelector('summary')?.focus();
  }

  return (
    <details
      ref={details}
      className={className}
      onKeyDown={closeOnEscape}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={buttonClassName}>{label}</summary>
      {children}
    </details>
  );
}
