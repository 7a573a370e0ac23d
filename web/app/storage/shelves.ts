import type { Shelf } from './keys.ts';

/*
 * The only file that touches what a browser keeps. A browser may refuse (then even asking throws) or be full. What it
 * does not take is kept in memory, so that the visit can be finished; and whoever wrote it is told.
 */

const thisVisit: Record<Shelf, Map<string, string>> = { device: new Map(), tab: new Map() };

export function readText(shelf: Shelf, name: string): string | null {
  // What the browser did not take is newer than what it still holds.
  const unkept = thisVisit[shelf].get(name);
  if (unkept !== undefined) return unkept;
  try {
    return storageOf(shelf).getItem(name);
  } catch {
    return null;
  }
}

/** Whether the browser took it. */
export function writeText(shelf: Shelf, name: string, text: string): boolean {
  try {
    storageOf(shelf).setItem(name, text);
    thisVisit[shelf].delete(name);
    return true;
  } catch {
    thisVisit[shelf].set(name, text);
    return false;
  }
}

/** Whether the browser let us. */
export function removeText(shelf: Shelf, name: string): boolean {
  thisVisit[shelf].delete(name);
  try {
    storageOf(shelf).removeItem(name);
    return true;
  } catch {
    return false;
  }
}

/** The browser keeps nothing for us at all. */
export function isRefused(shelf: Shelf): boolean {
  try {
    storageOf(shelf).getItem('');
    return false;
  } catch {
    return true;
  }
}

/**
 * Whether the browser holds anything under these names. Pages ask it before they are drawn: the build writes it into
 * them as text (build-steps/mark-kept.ts), so it must name nothing outside.
 */
export function holdsAny(names: readonly string[]): boolean {
  try {
    return names.some((name) => (localStorage.getItem(name) ?? sessionStorage.getItem(name)) !== null);
  } catch {
    return false;
  }
}

export type PlainShelves = {
  /** From wherever it lies. */
  readonly read: (name: string) => string | null;
  readonly markTab: (name: string) => void;
  readonly unmarkTab: (name: string) => void;
  readonly emptyTab: () => void;
};

/**
 * The little that a page needs of them before it is drawn. Written into pages as text too (build-steps/before-paint.ts),
 * so it must name nothing outside.
 */
export function plainShelves(): PlainShelves {
  const tried = <T>(work: () => T): T | null => {
    try {
      return work();
    } catch {
      return null;
    }
  };
  return {
    read: (name) => tried(() => localStorage.getItem(name) ?? sessionStorage.getItem(name)),
    markTab: (name) => tried(() => sessionStorage.setItem(name, 'true')),
    unmarkTab: (name) => tried(() => sessionStorage.removeItem(name)),
    emptyTab: () => tried(() => sessionStorage.clear()),
  };
}

/** Told when another tab changes what the device keeps under a name. */
export function onChangeElsewhere(name: string, listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    // Without a name everything was cleared.
    if (event.key === name || event.key === null) listener();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

/** The same for several names, changed as a whole here or in another tab. */
export function onChangeOf(names: readonly string[], listener: () => void): () => void {
  const stops = names.map((name) => onChangeElsewhere(name, listener));
  return () => {
    for (const stop of stops) stop();
  };
}

/** Whoever shows what lies under one of these names hears of it as if another tab had changed it. */
export function tellOfChange(names: readonly string[]): void {
  for (const name of names) dispatchEvent(new StorageEvent('storage', { key: name }));
}

function storageOf(shelf: Shelf): Storage {
  return shelf === 'device' ? localStorage : sessionStorage;
}
