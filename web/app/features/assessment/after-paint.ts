/** In milliseconds: no one waits longer for what comes after the paint, however much there is to do. */
const atMost = 100;

/** In milliseconds: a tab that was left in between paints nothing, and is not waited for. */
const noFrame = 500;

/**
 * Calls back once what is being drawn can be seen: what nobody waits for need not keep them waiting. Where nobody looks
 * nothing is drawn; then it is called soon.
 */
export function afterPaint(call: () => void): void {
  if (document.hidden) return void setTimeout(call);
  // The callbacks of a frame come before it is painted.
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    soon(call);
  });
  const timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    call();
  }, noFrame);
}

function soon(call: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(call, { timeout: atMost });
  else setTimeout(call);
}
