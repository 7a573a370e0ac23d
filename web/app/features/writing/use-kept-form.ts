import { useEffect, useState } from 'react';
import type { Kept } from '../../storage/kept.ts';
import type { Texts } from './kept-texts.ts';

/** What somebody is writing in a form. It stays until the tab is closed, so that a reload or a wrong tap loses nothing. */
export function useKeptForm<T extends Texts>(store: Kept<T>, nothing: T, isNothing: (texts: T) => boolean) {
  const [written, setWritten] = useState(nothing);

  // After the page is alive: what was drawn at build time knows of no draft.
  useEffect(() => {
    const found = store.find();
    if (found.kind === 'kept') setWritten((now) => (now === nothing ? found.value : now));
  }, [store, nothing]);

  // What could not be sent comes back into the form while it is open.
  useEffect(() => {
    const look = () => {
      const found = store.find();
      if (found.kind === 'kept') setWritten(found.value);
    };
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, [store]);

  return {
    written,
    write(part: Partial<T>) {
      const next = { ...written, ...part };
      setWritten(next);
      if (isNothing(next)) store.forget();
      else store.write(next);
    },
    clear() {
      setWritten(nothing);
      store.forget();
    },
  };
}
