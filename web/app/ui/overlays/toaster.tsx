import { CircleCheck, CircleX, Clock, Info, type LucideIcon, X } from 'lucide-react';
import * as RadixToast from 'radix-ui/toast';
import { useRef, useSyncExternalStore } from 'react';
import { Button } from '../button.tsx';
import { classes } from '../classes.ts';
import { IconButton } from '../icon-button.tsx';
import { OutOfDialog } from './out-of-dialog.tsx';
import { currentToasts, dismissToast, subscribeToToasts, type Toast, type ToastKind } from './toast.ts';

const swipeThreshold = 50;
const hotkey = 'F8';
const hotkeys = [hotkey];
const noToasts: readonly Toast[] = [];

const kinds: Record<ToastKind, { icon: LucideIcon; ink: string; edge: string }> = {
  info: { icon: Info, ink: 'text-deep', edge: 'border-l-deep' },
  good: { icon: CircleCheck, ink: 'text-good', edge: 'border-l-good' },
  wait: { icon: Clock, ink: 'text-wait', edge: 'border-l-sun' },
  no: { icon: CircleX, ink: 'text-no', edge: 'border-l-no' },
};

/** Draws the toasts, above the bottom bar of small screens. Mounted once, best by `ToastOutlet`. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => noToasts);
  const viewport = useRef<HTMLOListElement>(null);
  return (
    <RadixToast.Provider label="Notification" swipeDirection="right" swipeThreshold={swipeThreshold}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <RadixToast.Viewport
        ref={viewport}
        hotkey={hotkeys}
        label="Notifications ({hotkey})"
        // Not read out a second time; but what says how it is to be read is not hidden behind a dialog.
        aria-live="off"
        className="fixed inset-x-3 bottom-20 z-50 mx-auto flex max-w-md list-none flex-col gap-2 outline-offset-4 md:right-6 md:bottom-6 md:left-auto md:mx-0 md:w-md print:hidden"
      />
      <OutOfDialog target={viewport} hotkey={hotkey} />
    </RadixToast.Provider>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { icon: Icon, ink, edge } = kinds[toast.kind];
  return (
    <RadixToast.Root
      open={toast.open}
      onOpenChange={(open) => {
        if (!open) dismissToast(toast.id);
      }}
      duration={toast.duration}
      // Only bad news, and what can be done for a short time, interrupts what a screen reader is saying.
      type={toast.kind === 'no' || toast.action ? 'foreground' : 'background'}
      className={classes(
        // A dialog takes the mouse from all around it, but not from here.
        'pointer-events-auto flex items-start gap-3 rounded-card border border-l-6 border-y-edge border-r-edge bg-card py-3 pr-2 pl-4 shadow-card',
        'data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        'data-[swipe=end]:translate-x-full',
        edge,
      )}
    >
      <Icon aria-hidden className={classes('mt-2.5 size-6 shrink-0', ink)} />
      <div className="min-w-0 flex-1 py-2">
        <RadixToast.Title className="font-[650]">{toast.title}</RadixToast.Title>
        {toast.description && (
          <RadixToast.Description className="text-soft">{toast.description}</RadixToast.Description>
        )}
        {toast.action && (
          <RadixToast.Action asChild altText={toast.action.hint}>
            <Button variant="secondary" size="small" className="mt-2" onClick={toast.action.press}>
              {toast.action.label}
            </Button>
          </RadixToast.Action>
        )}
      </div>
      <RadixToast.Close asChild>
        <IconButton icon={X} label="Close this notification" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
