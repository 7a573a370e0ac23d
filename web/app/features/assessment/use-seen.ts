import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** Whether what was drawn first can be seen. What is drawn after that comes in pieces and keeps nobody waiting. */
export function useSeen(): boolean {
  return useSeenParts(1) === 1;
}

/**
 * How many parts of a long page may be drawn: each once the one before it can be seen. A browser puts all that comes at
 * one time onto the page in one go, and nobody can press anything meanwhile.
 */
export function useSeenParts(parts: number): number {
  const [seen, setSeen] = useState(0);
  useEffect(() => {
    if (seen < parts) afterPaint(() => startTransition(() => setSeen(seen + 1)));
  }, [seen, parts]);
  return seen;
}
