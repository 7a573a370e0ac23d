import { dismissToast, showToast } from '../ui/overlays/toast.ts';
import { loadPart } from './load-part.ts';
import { missingPart } from './part.ts';

type Route = { readonly id: string; readonly module: string; readonly imports?: readonly string[] };

/** How long to wait before asking again, in milliseconds. Browsers do not always notice that the network is back. */
const pause = 2000;

/**
 * Stands in for the router's own way to load the code of a page (build-steps/lazy-parts.ts), which loads the whole page
 * anew when that fails: without a network, what was on the screen and whatever was typed there would be gone. Here the
 * page stays, and the next one opens as soon as it can be had. Any other link still works meanwhile.
 */
export async function loadRouteModule(route: Route, loaded: Record<string, unknown>): Promise<unknown> {
  if (route.id in loaded) return loaded[route.id];
  let toast: string | undefined;
  for (;;) {
    try {
      const page: unknown = await loadPart(
        () => import(/* @vite-ignore */ route.module),
        [route.module, ...(route.imports ?? [])],
      );
      if (toast) dismissToast(toast);
      loaded[route.id] = page;
      return page;
    } catch (error) {
      if (missingPart(error) === 'outdated') {
        // Loaded anew and still not to be had: it is broken, and the error screen says more than a page without end.
        if (wasLoadedAnew()) throw error;
        window.location.reload();
        return new Promise(() => {});
      }
      toast ??= showToast({
        title: 'This page could not be loaded yet',
        description: 'Check your connection. The page opens as soon as you are back online.',
        kind: 'wait',
        duration: Number.POSITIVE_INFINITY,
      });
      await aMoment();
    }
  }
}

function wasLoadedAnew(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && load.type === 'reload';
}

function aMoment(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, pause);
    window.addEventListener('online', go);
  });
}
