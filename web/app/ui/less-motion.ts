import { useSyncExternalStore } from 'react';

/** The person asked for less motion, here or in their system: the page knows (features/accessibility). */
export function wantsLessMotion(): boolean {
  return document.documentElement.dataset.motion === 'less';
}

export function useLessMotion(): boolean {
  return useSyncExternalStore(onChange, wantsLessMotion);
}

function onChange(changed: () => void): () => void {
  const watcher = new MutationObserver(changed);
  watcher.observe(document.documentElement, { attributes: true, attributeFilter: ['data-motion'] });
  return () => watcher.disconnect();
}
