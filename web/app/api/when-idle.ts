/** How long Safari, which cannot say when it is idle, is given to draw the screen, in milliseconds. */
const longEnough = 1500;

/** Calls back once the browser has nothing better to do. Gives the way to call it off. */
export function whenIdle(call: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(call, { timeout: 10_000 });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(call, longEnough);
  return () => clearTimeout(timer);
}

/** The person told the browser to spare their data. */
export function sparesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
