/** The files of a page, those that others need first, and which of them are what. */
export type PageStart = {
  readonly files: readonly string[];
  /** By the router's name of the route. */
  readonly routes: Readonly<Record<string, string>>;
  readonly entry: string;
};

/**
 * Starts the scripts of a page once its words have been seen. Until then they would only stand in the way: a phone
 * draws no picture while it reads code, and a slow network carries one thing after another. Then each file runs in a
 * turn of its own, so that a thumb is answered in between. A file that does not come is asked for again
 * (see load-part.ts for why it is fetched before it is imported). The last button that was pressed too early is pressed
 * again when there is somebody to answer.
 *
 * The build writes this function into every page as text (build-steps/late-scripts.ts): it must name nothing outside.
 */
export function startPage({ files, routes, entry }: PageStart): void {
  let started = false;
  const start = async () => {
    if (started) return;
    started = true;
    const coming = files.map((file) => wait(0).then(() => fetched(file)));
    for (const [index, file] of files.entries()) {
      await coming[index];
      await wait(0);
      await import(file);
    }
    const modules = Object.entries(routes).map(async ([id, file]) => [id, await import(file)] as const);
    Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(await Promise.all(modules)) });
    await import(entry);
  };

  let pressed: HTMLElement | null = null;
  const notePress = ({ target }: Event) => {
    if (target instanceof Element) pressed = target.closest<HTMLElement>('button[type="button"]');
  };
  addEventListener('click', notePress);
  const answerPress = () => {
    removeEventListener('click', notePress);
    // React takes over at once what is pressed, unless it is still at work when it hears of it.
    setTimeout(() => pressed?.click());
  };
  // PageFrame says so.
  addEventListener('alive', answerPress, { once: true });

  const fetched = async (file: string) => {
    for (let pause = 1000; ; pause = Math.min(pause * 2, 60_000)) {
      try {
        const response = await fetch(file);
        await response.arrayBuffer();
        if (response.ok) return;
      } catch {
        // No network at the moment.
      }
      await wait(pause);
    }
  };

  const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

  // A page that nobody sees is not drawn; where a browser does not tell of it, no page waits for longer than this.
  if (document.visibilityState === 'hidden') start();
  else addEventListener('load', () => setTimeout(start, 2000));
  new PerformanceObserver((seen) => {
    if (seen.getEntriesByName('first-contentful-paint').length > 0) start();
  }).observe({ type: 'paint', buffered: true });
}
