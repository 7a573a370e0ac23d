import { useSyncExternalStore } from 'react';
import { part } from '../../parts/part.ts';
import { usePart } from '../../parts/use-part.ts';

const readerAids = part(() => import('./reader-aids.tsx').then(({ ReaderAids }) => ReaderAids));

/** What screen reader mode adds to a page, loaded for those who switched it on. */
export function ReaderMode() {
  const on = useSyncExternalStore(onChange, isOn, () => false);
  const aids = usePart(readerAids, on);
  return on && aids.kind === 'ready' ? <aids.part /> : null;
}

function isOn(): boolean {
  return document.documentElement.dataset.reader === 'on';
}

function onChange(changed: () => void): () => void {
  const watcher = new MutationObserver(changed);
  watcher.observe(document.documentElement, { attributes: true, attributeFilter: ['data-reader'] });
  return () => watcher.disconnect();
}
