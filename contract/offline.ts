/**
 * The page on which a device that is offline begins where it has no drawn page of what is wanted. It goes on to that page
 * by the router, which draws it from its data.
 */
export const offlinePage = '/offline-page';

/** The worker that keeps the site on a device. What it may answer lies below its own folder. */
export const offlineWorker = '/sw.js';

/** The names of the stores in which it does so begin with this. */
export const offlineStores = 'openslate-';

/** What all of it weighs, for a page that has no worker to ask: written by the build, from the worker's own list. */
export const offlineSize = '/offline-size.json';
