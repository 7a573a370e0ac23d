/** Runs in the page: marks each press, and the moment its new heading has been painted. */
export function markPresses(): void {
  let heading = '';
  // The next question may stand there already, out of sight.
  const read = () => document.querySelector('h1:not([style*="display: none"] *)')?.textContent ?? '';
  addEventListener('pointerdown', () => performance.mark('touched'), true);
  addEventListener('click', () => performance.mark('pressed'), true);
  new MutationObserver(() => {
    if (read() === heading) return;
    heading = read();
    const shown = heading;
    requestAnimationFrame(() => {
      // The first task after the frame.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => performance.mark(`shown ${shown}`);
      port2.postMessage(undefined);
    });
  }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ['style'] });
}
