import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** As it was, until what goes with it can be seen. */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (shown !== value) afterPaint(() => startTransition(() => setShown(value)));
  }, [shown, value]);
  return shown;
}
