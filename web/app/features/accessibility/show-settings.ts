import type { PlainShelves } from '../../storage/shelves.ts';

/**
 * Has the page look as somebody asked for: what they saved here, or else what they told their system. The page carries
 * it as attributes, for styles and parts to read, from before it is first drawn.
 *
 * The build writes this function into every page as text (build-steps/before-paint.ts): it must name nothing outside.
 */
export function showSettings(name: string, shelves: PlainShelves): void {
  const page = document.documentElement.dataset;
  const moreContrast = matchMedia('(prefers-contrast: more)');
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let told: unknown;

  const read = () => {
    try {
      return JSON.parse(shelves.read(name) ?? 'null');
    } catch {
      return null;
    }
  };
  const show = () => {
    const found = told ?? read();
    const saved = typeof found === 'object' ? found : null;
    page.contrast = (saved ? saved.highContrast === true : moreContrast.matches) ? 'more' : 'usual';
    page.motion = (saved ? saved.reducedMotion === true : lessMotion.matches) ? 'less' : 'usual';
    page.text = saved?.largeText === true ? 'large' : 'usual';
    page.reader = saved?.screenReaderMode === true ? 'on' : 'off';
    page.keyboard = saved?.keyboardNavigation === false ? 'off' : 'on';
  };

  show();
  moreContrast.addEventListener('change', show);
  lessMotion.addEventListener('change', show);
  addEventListener('storage', ({ key }) => {
    if (key !== name && key !== null) return;
    told = null;
    show();
  });
  addEventListener('accessibility', (event) => {
    told = (event as CustomEvent<unknown>).detail;
    show();
  });
}
