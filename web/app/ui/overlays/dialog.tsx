import { X } from 'lucide-react';
import * as RadixDialog from 'radix-ui/dialog';
import { type ComponentProps, type ReactElement, type ReactNode, useRef } from 'react';
import { classes } from '../classes.ts';
import { IconButton } from '../icon-button.tsx';

export type DialogProps = {
  /** Drawn above the title, to look at only. */
  picture?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  /** The button that opens it. Without one, say `open` yourself. Either way the focus goes back to where it was. */
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children?: ReactNode;
  /** Buttons at the foot, the main one first. Wrap one that closes in `DialogClose`. */
  actions?: ReactNode;
  closeLabel?: string;
  className?: string;
  /** What has the focus afterwards, where it is not to go back. */
  focusAfter?: () => HTMLElement | null;
} & Pick<ComponentProps<'div'>, 'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onKeyDown'>;

/**
 * Asks for attention before anything else. Nearly the whole screen on phones, a card on larger ones. Needs
 * JavaScript; what it says must be reachable some other way on pages that should work without.
 */
export function Dialog({
  picture,
  title,
  description,
  trigger,
  open,
  onOpenChange,
  children,
  actions,
  closeLabel = 'Close',
  className,
  focusAfter,
  ...heard
}: DialogProps) {
  const before = useRef<Element | null>(null);
  return (
    <RadixDialog.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 bg-[rgb(0_0_0/0.55)] print:hidden" />
        <RadixDialog.Content
          // Radix looks for a description that is not there unless told so.
          {...(!description && { 'aria-describedby': undefined })}
          onOpenAutoFocus={() => {
            before.current = document.activeElement;
          }}
          // Radix knows only of its own trigger.
          onCloseAutoFocus={(event) => {
            const next = focusAfter?.() ?? (trigger ? null : before.current);
            if (!(next instanceof HTMLElement)) return;
            event.preventDefault();
            next.focus();
          }}
          // The whole card scrolls, rather than a part in its middle, so that the arrow keys reach it from the close button.
          className={classes(
            'fixed inset-x-0 top-[calc(var(--strip)+0.5rem)] bottom-0 z-50 flex flex-col overflow-y-auto overscroll-contain rounded-t-card',
            'border border-line bg-card shadow-card outline-none print:hidden',
            'sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:max-h-[85dvh] sm:w-[min(36rem,calc(100vw-3rem))]',
            'sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-card',
            className,
          )}
          {...heard}
        >
          {/* Only the way out stays in sight while the rest scrolls: a long title would fill a small screen. */}
          <div className="sticky top-3 z-10 flex h-0 justify-end pr-3">
            <RadixDialog.Close asChild>
              <IconButton icon={X} label={closeLabel} className="bg-card" />
            </RadixDialog.Close>
          </div>
          <div className="flex-1 px-5 pt-5 pb-5 sm:px-6 [&>*+*]:mt-3">
            {picture}
            <RadixDialog.Title className="pr-12 text-[1.45rem]">{title}</RadixDialog.Title>
            {description && (
              <RadixDialog.Description className="text-soft">{description}</RadixDialog.Description>
            )}
            {children}
          </div>
          {actions && (
            <div className="bottom-0 flex flex-col gap-3 border-t border-line bg-card px-5 py-4 sm:flex-row sm:flex-wrap sm:px-6 [@media(min-height:30rem)]:sticky">
              {actions}
            </div>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** Around a button in a dialog: pressing it closes the dialog as well. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <RadixDialog.Close asChild>{children}</RadixDialog.Close>;
}
