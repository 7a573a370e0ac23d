import { placeNamed } from '@openslate/law/place/places.ts';

/** What a page is shown with where somebody shares it: its own picture, and for all pages of a place that of the place. */
export function socialPicture(path: string): string {
  if (path === '/') return commonPicture;
  const [, page, state] = path.split('/');
  const place = placeNamed(state ?? '');
  return `/social/${place ? place.code.toLowerCase() : page}.png`;
}

/** Of the first page, and of all that have none of their own. `tools/draw-logo.ts` draws it. */
export const commonPicture = '/social-card.png';

export const pictureSize = { width: 1200, height: 630 };
