import { part } from '../../parts/part.ts';
import type { Gallery } from './gallery.tsx';

/** Around the gallery, in the page as it was drawn. */
export const galleryId = 'gallery';

const gallery = part(() => import('./gallery.tsx').then(({ Gallery }) => Gallery));
const uses = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
const isBrowser = typeof document !== 'undefined';

let coming: Promise<typeof Gallery> | undefined;
/** The last button of the gallery that was pressed while its code was on the way. */
let pressed: HTMLElement | null = null;

/**
 * All components together weigh more than a page may. The page holds them as drawn, and their code comes with the first
 * sign that somebody uses it; whoever comes from another page of the site waits for it.
 */
export function galleryWhenUsed(): Promise<typeof Gallery> {
  coming ??= isBrowser && document.getElementById(galleryId) ? use().then(load) : load();
  return coming;
}

/** Once it is alive: what was pressed too early is pressed again. */
export function answerPress(): void {
  document.removeEventListener('click', notePress, true);
  const button = pressed;
  pressed = null;
  setTimeout(() => button?.click());
}

async function load(): Promise<typeof Gallery> {
  for (;;)
    try {
      return await gallery.load();
    } catch (error) {
      if (!isBrowser) throw error;
      // What stands there can be read. Whoever goes on with it asks again.
      await use();
    }
}

function use(): Promise<void> {
  document.addEventListener('click', notePress, true);
  return new Promise((resolve) => {
    const used = () => {
      for (const kind of uses) removeEventListener(kind, used, true);
      resolve();
    };
    for (const kind of uses) addEventListener(kind, used, { capture: true, passive: true });
  });
}

function notePress({ target }: Event): void {
  if (target instanceof Element) pressed = target.closest<HTMLElement>(`#${galleryId} button`);
}
