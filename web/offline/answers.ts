import { offlinePage } from '@openslate/contract/offline.ts';
import { find, isListed } from './stores.ts';

/** How long a page is waited for before the one that is kept is shown, if there is one. */
const patience = 5000;

/** What tells of a person or is for the moment only. It is asked of the server each time, and never kept. */
const neverKept = /^\/(api|admin|shared-assessment|debug-login|emergency-admin)(?![a-z0-9])/;

/** Those of them that are pages. Without the network a page of ours says so, rather than one of the browser's. */
const isOurs = /^\/(admin|shared-assessment)(?![a-z0-9])/;

/** What the worker answers itself; nothing for what is none of its business. */
export function answerTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return undefined;
  const isPage = request.mode === 'navigate';
  if (neverKept.test(pathname)) return isPage && isOurs.test(pathname) ? askedEachTime(event) : undefined;
  if (isPage) return page(event, pathname);
  if (pathname.startsWith('/assets/')) return keptFirst(request, pathname);
  return isListed(pathname) ? newestFirst(request, pathname) : undefined;
}

async function askedEachTime(event: FetchEvent): Promise<Response> {
  try {
    return await fromNetwork(event);
  } catch (error) {
    const said = await fromData(event.request);
    if (said) return said;
    throw error;
  }
}

/** Named by its content: what is kept is what would be sent. */
async function keptFirst(request: Request, pathname: string): Promise<Response> {
  return (await find(pathname)) ?? fetch(request);
}

async function newestFirst(request: Request, pathname: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await find(pathname);
    if (kept) return kept;
    throw error;
  }
}

/** The page as it is now; as it was kept where the network is away, broken or too slow. */
async function page(event: FetchEvent, pathname: string): Promise<Response> {
  const coming = fromNetwork(event);
  const sent = await Promise.race([coming.catch(() => undefined), wait(patience)]);
  if (sent && sent.status < 500) return sent;
  return (await find(pathname)) ?? (await fromData(event.request)) ?? coming;
}

/** Of most pages only the data is kept. The router draws them, once one of its pages has been opened. */
async function fromData({ url }: Request): Promise<Response | undefined> {
  const { pathname, search } = new URL(url);
  if (pathname === offlinePage) return find(offlinePage);
  return (
    (await find(offlinePage)) &&
    Response.redirect(`${offlinePage}?to=${encodeURIComponent(pathname + search)}`)
  );
}

async function fromNetwork({ preloadResponse, request }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

function wait(time: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), time));
}
