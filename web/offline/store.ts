import type { KeptFile } from './kept-files.ts';

/** A store of files on the device, each under its address and what tells its content. */
export type Store = {
  /** Brings what is not here yet, one file after the other; what was brought before a failure stays. */
  bring(files: readonly KeptFile[]): Promise<void>;
  find(url: string): Promise<Response | undefined>;
  /** Away with all that is not on the list. */
  dropOthers(): Promise<void>;
};

/** The store of that name, for these files. What of an older list is the same needs no fetching. */
export function storeFor(name: string, listed: readonly KeptFile[]): Store {
  const keys = new Map(listed.map((file) => [file.url, keyOf(file)]));
  return {
    async bring(files) {
      const cache = await caches.open(name);
      for (const file of files) {
        const key = keyOf(file);
        if (!(await cache.match(key))) await cache.put(key, await fetched(file));
      }
    },
    async find(url) {
      const key = keys.get(url);
      return key === undefined ? undefined : (await caches.open(name)).match(key);
    },
    async dropOthers() {
      const cache = await caches.open(name);
      const wanted = new Set([...keys.values()].map((key) => new URL(key, location.origin).href));
      for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
    },
  };
}

function keyOf({ url, revision }: KeptFile): string {
  return revision === null ? url : `${url}?revision=${revision}`;
}

/** What can change under its name is asked of the server, whatever the browser has kept. */
async function fetched({ url, revision }: KeptFile): Promise<Response> {
  const response = await fetch(url, { cache: revision === null ? 'default' : 'reload' });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}
