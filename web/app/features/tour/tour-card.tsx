import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { holdInFront } from './hold-in-front.ts';

type TourCardProps = {
  picture: ReactNode;
  title: string;
  description: string;
  children?: ReactNode;
  actions: ReactNode;
  onClose: () => void;
  /** What has the focus afterwards, where it is not to go back. */
  focusAfter: () => HTMLElement | null;
  className?: string;
} & Pick<ComponentProps<'div'>, 'onPointerMove' | 'onPointerLeave' | 'onPointerDown' | 'onKeyDown'>;

/**
 * Looks like every dialog and is lighter than those: it opens by itself, on a page that somebody has only just begun to
 * look at.
 */
export function TourCard({
  picture,
  title,
  description,
  children,
  actions,
  onClose,
  focusAfter,
  className,
  ...heard
}: TourCardProps) {
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const latest = useRef({ onClose, focusAfter });
  latest.current = { onClose, focusAfter };
  useEffect(() => {
    if (!card.current) return;
    const letGo = holdInFront(card.current, () => latest.current.onClose());
    return () => {
      letGo();
      latest.current.focusAfter()?.focus();
    };
  }, []);

  return createPortal(
    <div>
      <div className="fixed inset-0 z-40 touch-none bg-[rgb(0_0_0/0.55)] print:hidden" />
      <div
        ref={card}
        role="dialog"
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description`}
        className={classes(
          'fixed inset-x-0 bottom-0 z-50 flex max-h-[calc(100%-0.75rem)] flex-col overflow-y-auto overscroll-contain rounded-t-card',
          'border border-line bg-card shadow-card print:hidden',
          'sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:max-h-[85dvh] sm:w-[min(36rem,calc(100vw-3rem))]',
          'sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-card',
          className,
        )}
        {...heard}
      >
        <div className="sticky top-3 z-10 flex h-0 justify-end pr-3">
          <IconButton icon={X} label="Close the tour" className="bg-card" onClick={onClose} />
        </div>
        <div className="flex-1 px-5 pt-5 pb-5 sm:px-6 [&>*+*]:mt-3">
          {picture}
          {/* Read out as it changes: the focus stays on the button. */}
          <h2 id={`${id}-title`} className="pr-12 text-[1.45rem]">
            <span aria-live="polite">{title}</span>
          </h2>
          <p id={`${id}-description`} className="text-soft">
            <span aria-live="polite">{description}</span>
          </p>
          {children}
        </div>
        <div className="bottom-0 flex flex-wrap justify-between gap-3 border-t border-line bg-card px-5 py-4 sm:px-6 [@media(min-height:30rem)]:sticky">
          {actions}
        </div>
      </div>
    </div>,
    document.body,
  );
}
