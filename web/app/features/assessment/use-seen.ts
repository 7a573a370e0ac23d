import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** Whether what was drawn first can be seen. What is drawn after that comes in pieces and keeps nobody waiting. */
export function useSeen(): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setSeen(true))), []);
  return isSeen;
}
