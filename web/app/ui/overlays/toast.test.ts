import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToasts, dismissToast, showToast, subscribeToToasts } from './toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const toast of currentToasts()) dismissToast(toast.id);
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('a toast', () => {
  it('is open for five seconds unless told otherwise', () => {
    const id = showToast({ title: 'Saved' });
    expect(currentToasts()).toEqual([{ id, open: true, title: 'Saved', kind: 'info', duration: 5000 }]);
    showToast({ title: 'Saved', description: 'On this phone only.', kind: 'good', duration: 9000 });
    expect(currentToasts()).toMatchObject([
      { description: 'On this phone only.', kind: 'good', duration: 9000 },
    ]);
  });

  it('replaces the one before it', () => {
    const first = showToast({ title: 'First' });
    const second = showToast({ title: 'Second' });
    expect(second).not.toBe(first);
    expect(currentToasts().map((toast) => toast.title)).toEqual(['Second']);
  });

  it('is closed at once and forgotten after 1,000,000 ms', () => {
    const id = showToast({ title: 'Saved' });
    dismissToast(id);
    expect(currentToasts()).toMatchObject([{ id, open: false }]);
    vi.advanceTimersByTime(999_999);
    expect(currentToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(currentToasts()).toEqual([]);
  });

  it('that is closed no longer holds what could be done about it', () => {
    const id = showToast({ title: 'Erased', action: { label: 'Undo', hint: 'Press F8.', press: vi.fn() } });
    expect(currentToasts()).toMatchObject([{ action: { label: 'Undo' } }]);
    dismissToast(id);
    expect(currentToasts()[0]).not.toHaveProperty('action');
  });

  it('is not taken away by the end of an older one', () => {
    dismissToast(showToast({ title: 'First' }));
    vi.advanceTimersByTime(500_000);
    showToast({ title: 'Second' });
    vi.advanceTimersByTime(600_000);
    expect(currentToasts()).toMatchObject([{ title: 'Second', open: true }]);
  });

  it('is dismissed once; dismissing a stranger does nothing', () => {
    const listener = vi.fn();
    const id = showToast({ title: 'Saved' });
    const stop = subscribeToToasts(listener);
    dismissToast(id);
    dismissToast(id);
    dismissToast('nobody');
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    showToast({ title: 'Unheard' });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('gives the same list until something changes, as React needs', () => {
    showToast({ title: 'Saved' });
    expect(currentToasts()).toBe(currentToasts());
  });
});
