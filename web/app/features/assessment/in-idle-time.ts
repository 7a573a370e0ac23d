/** In milliseconds: what is done at a time where a browser cannot say that it is idle (Safari), or never is. */
const slice = 8;
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
  const take = () => {
    const until = performance.now() + slice;
    call(() => until - performance.now(), false);
  };
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(
      (idle) => (idle.didTimeout ? take() : call(() => idle.timeRemaining(), true)),
      { timeout: atMost },
    );
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(take, slice);
  return () => clearTimeout(timer);
}
