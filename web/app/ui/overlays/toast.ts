import type { ReactNode } from 'react';

/*
 * Toasts live outside React, and this file knows nothing of how they are drawn: any code can show one, and the part
 * that draws them is only loaded when there is one to draw.
 */

export type ToastKind = 'info' | 'good' | 'wait' | 'no';

type ToastAction = {
  label: string;
  /** How to get to it, for those who hear of it: a toast lies outside the way through the page. */
  hint: string;
  press: () => void;
};

export type Toast = {
  id: string;
  open: boolean;
  title: ReactNode;
  description?: ReactNode;
  kind: ToastKind;
  /** How long it stays, in milliseconds, not counting the time someone points at it or is in it. */
  duration: number;
  /** What can be done about it while it is there. */
  action?: ToastAction;
};

export type NewToast = {
  title: ReactNode;
  description?: ReactNode;
  kind?: ToastKind;
  duration?: number;
  action?: ToastAction;
};

const visibleAtOnce = 1;
const defaultDuration = 5000;
const keptAfterDismissal = 1_000_000;

let toasts: readonly Toast[] = [];
let count = 0;
const listeners = new Set<() => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();

/** Shows a toast in place of the one before it, and gives its id. */
export function showToast({
  title,
  description,
  kind = 'info',
  duration = defaultDuration,
  action,
}: NewToast): string {
  count += 1;
  const id = `toast-${count}`;
  const toast: Toast = {
    id,
    open: true,
    title,
    kind,
    duration,
    ...(description !== undefined && { description }),
    ...(action && { action }),
  };
  const kept = [toast, ...toasts].slice(0, visibleAtOnce);
  for (const old of toasts) if (!kept.includes(old)) forgetRemoval(old.id);
  change(kept);
  return id;
}

/**
 * Closes a toast. It is kept for a while, closed, so that it can leave the screen in its own time; but not what could be
 * done about it, nor what that would need.
 */
export function dismissToast(id: string): void {
  const toast = toasts.find((each) => each.id === id);
  if (!toast?.open) return;
  const { action: _, ...rest } = toast;
  change(toasts.map((each) => (each === toast ? { ...rest, open: false } : each)));
  const timer = setTimeout(() => {
    removals.delete(id);
    change(toasts.filter((each) => each.id !== id));
  }, keptAfterDismissal);
  removals.set(id, timer);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function forgetRemoval(id: string) {
  clearTimeout(removals.get(id));
  removals.delete(id);
}

function change(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}
