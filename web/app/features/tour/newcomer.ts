import { whenIdle } from '../../api/when-idle.ts';
import { everyName } from '../../storage/keys.ts';
import { holdsAny, isRefused } from '../../storage/shelves.ts';

/** How long a newcomer is left to look around, in milliseconds. */
const showDelay = 2000;

// A press that came before the page was alive is repeated as a click.
const uses = ['pointerdown', 'click', 'keydown', 'scroll'] as const;

/** Since this page was loaded. Whoever left it and came back knows their way. */
let hasLooked = false;

/**
 * Loads something for whoever comes here for the first time and only looks, and shows it if they still do. Whoever has
 * pressed, typed or scrolled since the page was loaded is about something else. Gives the way to call it off.
 */
export function whenNewcomerLooks<T>(load: () => Promise<T>, show: (loaded: T) => void): () => void {
  if (hasLooked || !isLanding() || !isNewcomer()) return () => {};
  hasLooked = true;
  let busy = isBusy();
  const use = () => {
    busy = true;
    stop();
  };

  let callOff = () => {};
  const timer = setTimeout(() => {
    callOff = whenIdle(async () => {
      if (busy || document.hidden) return;
      try {
        const loaded = await load();
        if (!busy) show(loaded);
      } catch {
        // Who has lost the network has other worries, and there is a button for it.
      } finally {
        stop();
      }
    });
  }, showDelay);

  function stop() {
    clearTimeout(timer);
    callOff();
    for (const kind of uses) document.removeEventListener(kind, use);
  }

  for (const kind of uses) document.addEventListener(kind, use, { passive: true });
  return use;
}

/** The visit began with this page: it is the first one that the router has in its history. */
function isLanding(): boolean {
  return history.state?.idx === 0;
}

/** Nothing of ours is on the device. A browser that keeps nothing would have a newcomer on every visit. */
function isNewcomer(): boolean {
  return !isRefused('device') && !holdsAny(everyName);
}

/** Before this code was here. */
function isBusy(): boolean {
  return scrollY > 0 || document.activeElement !== document.body;
}
