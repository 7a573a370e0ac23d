import { offlineStores } from '@openslate/contract/offline.ts';
import type { KeptFiles } from './kept-files.ts';
import type { Kept, What } from './messages.ts';
import { storeFor } from './store.ts';

/** The build writes the list in. */
declare const __KEPT_FILES__: KeptFiles;

const { frame, places, rest } = __KEPT_FILES__;
const others = [rest, ...Object.values(places)];
const otherFiles = others.flatMap(({ files }) => files);

const frameStore = storeFor(`${offlineStores}frame`, frame.files);
const otherStore = storeFor(`${offlineStores}others`, otherFiles);
/** Which parts were asked for, so that the next version brings the same. */
const wishes = `${offlineStores}wishes`;

/** The frame, and what the version before had been asked for. What did not change is not fetched again. */
export async function bring(): Promise<void> {
  await frameStore.bring(frame.files);
  for (const what of await wishedFor()) await otherStore.bring(filesOf(what));
}

export async function keep(what: What): Promise<void> {
  await (await caches.open(wishes)).put(markOf(what), new Response());
  await otherStore.bring(filesOf(what));
}

export async function dropOutdated(): Promise<void> {
  await frameStore.dropOthers();
  await otherStore.dropOthers();
}

const listed = new Set([...frame.files, ...otherFiles].map(({ url }) => url));

export function isListed(url: string): boolean {
  return listed.has(url);
}

export async function find(url: string): Promise<Response | undefined> {
  return (await frameStore.find(url)) ?? otherStore.find(url);
}

export async function whatIsKept(): Promise<Kept> {
  const what = await wishedFor();
  const all = weight([frame, ...others]);
  if (what.includes('everything')) return { bytes: all, more: 0 };
  const chosen = what.flatMap((part) => (part === 'everything' ? [] : (places[part.place] ?? [])));
  const bytes = weight([frame, ...chosen]);
  return { bytes, more: all - bytes };
}

function filesOf(what: What) {
  return what === 'everything' ? otherFiles : (places[what.place]?.files ?? []);
}

function weight(parts: readonly { readonly bytes: number }[]): number {
  return parts.reduce((total, { bytes }) => total + bytes, 0);
}

const mark = '/wished-for/';
const markOf = (what: What) => mark + (what === 'everything' ? what : what.place);

async function wishedFor(): Promise<What[]> {
  const marks = await (await caches.open(wishes)).keys();
  return marks.map(({ url }) => {
    const name = url.slice(url.indexOf(mark) + mark.length);
    return name === 'everything' ? name : { place: name };
  });
}
