/** In milliseconds: what is done at a time. A browser that is idle would give more, but a thumb may come any moment. */
const slice = 5;
/** In milliseconds: how long is waited for idle time before it is taken. */
const patience = 100;

/** Does work piece by piece, whenever the browser has nothing better to do. Gives the way to stop. */
export function inIdleTime(work: Iterator<unknown>): () => void {
  let cancel = soon(goOn, patience);

  function goOn(timeLeft: () => number, isIdle: boolean): void {
    do if (work.next().done) return;
    while (timeLeft() > 0);
    // A browser that was busy is so for a while: then it goes on in small slices.
    cancel = soon(goOn, isIdle ? patience : slice);
  }

  return () => cancel();
}

function soon(call: (timeLeft: () => number, isIdle: boolean) => void, atMost: number): () => void {
  const take = (isIdle: boolean) => {
    const until = performance.now() + slice;
    call(() => until - performance.now(), isIdle);
  };
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback((idle) => take(!idle.didTimeout), { timeout: atMost });
    return () => cancelIdleCallback(id);
  }
  // Safari cannot say that it is idle.
  const timer = setTimeout(() => take(false), slice);
  return () => clearTimeout(timer);
}
