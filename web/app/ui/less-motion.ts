import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** The person asked for less motion. */
export function wantsLessMotion(): boolean {
  return matchMedia(query).matches;
}

export function useLessMotion(): boolean {
  return useSyncExternalStore(onChange, wantsLessMotion);
}

function onChange(changed: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
