import { useEffect, useState, useSyncExternalStore } from 'react';
import { part } from '../../parts/part.ts';
import { usePart } from '../../parts/use-part.ts';
import { Button } from '../button.tsx';
import { currentToasts, dismissToast, subscribeToToasts, type Toast } from './toast.ts';

const noToasts: readonly Toast[] = [];

// The part that draws toasts is fetched when the first one is shown. If the phone just went offline it cannot be, and
// a message about that is the very thing to show: then the words appear without the trimmings.
const toaster = part(() => import('./toaster.tsx').then(({ Toaster }) => Toaster));

/** Stands once in the page, wherever toasts are wanted. Costs next to nothing until the first toast. */
export function ToastOutlet() {
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    const look = () => {
      if (currentToasts().length > 0) setWanted(true);
    };
    look();
    return subscribeToToasts(look);
  }, []);

  return wanted ? <Toasts /> : null;
}

function Toasts() {
  const drawn = usePart(toaster);
  const retry = drawn.kind === 'failed' ? drawn.retry : undefined;
  // With the next toast the network may be back.
  useEffect(() => retry && subscribeToToasts(retry), [retry]);
  if (drawn.kind === 'loading') return null;
  if (drawn.kind === 'failed') return <PlainToaster />;
  const Toaster = drawn.part;
  return <Toaster />;
}

function PlainToaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => noToasts);
  return (
    <div
      role="status"
      className="fixed inset-x-3 bottom-20 z-50 mx-auto max-w-md md:right-6 md:bottom-6 md:left-auto md:mx-0 md:w-md print:hidden"
    >
      {toasts
        .filter((toast) => toast.open)
        .map((toast) => (
          <PlainToast key={toast.id} toast={toast} />
        ))}
    </div>
  );
}

/** Leaves by itself or when it is told to, as it may lie on what somebody wants to press. */
function PlainToast({ toast: { id, title, description, duration, action } }: { toast: Toast }) {
  /** Someone points at it or is in it: then it stays, and its time begins anew afterwards. */
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld || !Number.isFinite(duration)) return;
    const timer = setTimeout(() => dismissToast(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, isHeld]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, it is only noticed that someone is.
    <div
      className="flex items-start gap-3 rounded-card border border-edge bg-card px-4 py-3 shadow-card"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="min-w-0 flex-1">
        <p className="font-[650]">{title}</p>
        {description && <p className="text-soft">{description}</p>}
        {action && (
          <Button
            variant="secondary"
            size="small"
            className="mt-2"
            onClick={() => {
              action.press();
              dismissToast(id);
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <Button variant="quiet" size="small" onClick={() => dismissToast(id)}>
        Close
      </Button>
    </div>
  );
}
