/** What a browser that cannot say when it is idle (Safari) is taken to have between two frames, in milliseconds. */
const guessed = 8;

/** Does work piece by piece, whenever the browser has nothing better to do. Gives the way to stop. */
export function inIdleTime(work: Iterator<unknown>): () => void {
  let cancel = soon(goOn);

  function goOn(timeLeft: () => number): void {
    do if (work.next().done) return;
    while (timeLeft() > 0);
    cancel = soon(goOn);
  }

  return () => cancel();
}

function soon(call: (timeLeft: () => number) => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback((idle) => call(() => idle.timeRemaining()));
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(() => {
    const until = performance.now() + guessed;
    call(() => until - performance.now());
  }, guessed);
  return () => clearTimeout(timer);
}
