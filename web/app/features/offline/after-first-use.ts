/** Runs once the person has pressed or typed something and the page has nothing else to do: until then nothing counts but the page. */
export function afterFirstUse(work: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const used = () => {
    stop.abort();
    // Not every browser tells when it is idle.
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 10_000 });
    else setTimeout(work, 2000);
  };
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, used, { signal, passive: true });
  return () => stop.abort();
}
