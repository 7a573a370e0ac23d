import type { PlaceCode } from '@openslate/law/place/places.ts';
import { kept } from '../../storage/kept.ts';
import { keys } from '../../storage/keys.ts';
import { tellOfChange } from '../../storage/shelves.ts';
import { chosenPlace } from './chosen-place.ts';
import { readProgress, type SavedProgress } from './saved-progress.ts';
import { answeredPaths } from './told.ts';

/*
 * One assessment for each place. The one that was answered last lies where every site has kept it, in the same form; the
 * others lie beside it. A site that knows only of one leaves them alone.
 */

const latest = kept<SavedProgress>(keys.progress, { parse: readProgress });
const others = kept<Others>(keys.otherProgress, { parse: readOthers });

type Others = {
  readonly readable: readonly SavedProgress[];
  /** Not ours to lose: kept as they are. */
  readonly unreadable: readonly unknown[];
  /** As the list is written. */
  readonly toJSON: () => readonly unknown[];
};

export type FoundProgress =
  | { readonly kind: 'none' }
  | { readonly kind: 'saved'; readonly progress: SavedProgress }
  /** Something is stored that we cannot read. It is left where it is until the person says so. */
  | { readonly kind: 'broken' };

/** The assessment of a place; or the one that was answered last. */
export function findProgress(place?: PlaceCode): FoundProgress {
  const isBroken = latest.find().kind === 'unreadable';
  if (isBroken && place === undefined) return { kind: 'broken' };
  const progress = everyProgress().find((each) => place === undefined || each.selectedState === place);
  if (progress) return { kind: 'saved', progress };
  return { kind: isBroken ? 'broken' : 'none' };
}

/** Of every place, the one that was answered last first. */
export function everyProgress(): readonly SavedProgress[] {
  const first = latest.find();
  const found = [...(first.kind === 'kept' ? [first.value] : []), ...keptOthers().readable];
  return found.filter(
    ({ selectedState }, index) => found.findIndex((each) => each.selectedState === selectedState) === index,
  );
}

/** Whether it could be kept: a browser may refuse, or be full. Then it lasts as long as the page is open. */
export function saveProgress(progress: SavedProgress): boolean {
  // Most often it is the next answer of the same place: nothing else has to be read for it.
  if (chosenPlace() === progress.selectedState) return latest.write(progress);
  const before = everyProgress().filter(
    (each) => each.selectedState !== progress.selectedState && tellsSomething(each),
  );
  return keepExactly([progress, ...before]);
}

/** These, in this order, and none besides. */
export function keepExactly([first, ...rest]: readonly SavedProgress[]): boolean {
  const { unreadable } = keptOthers();
  const isToKeep = rest.length + unreadable.length > 0;
  // First what moves away, then what takes its place: nothing is nowhere in between.
  const othersKept = isToKeep ? others.write(listOf(rest, unreadable)) : others.forget();
  // A browser that is full cannot take in what would have to move: so that stays, and the new one lasts as long as the page.
  if (!othersKept) return false;
  const latestKept = first ? latest.write(first) : latest.forget();
  tellOfChange([keys.progress.name]);
  return latestKept;
}

/** One place anew, without becoming the one that was answered last. */
export function changeProgress(changed: SavedProgress): boolean {
  return keepExactly(
    everyProgress().map((each) => (each.selectedState === changed.selectedState ? changed : each)),
  );
}

export function eraseProgress(): void {
  latest.forget();
  others.forget();
  tellOfChange([keys.progress.name]);
}

/** What could not be read, and nothing else. */
export function eraseUnreadable(): void {
  if (latest.find().kind === 'unreadable') latest.forget();
  tellOfChange([keys.progress.name]);
}

function tellsSomething(progress: SavedProgress): boolean {
  return answeredPaths(progress).length > 0 || Object.keys(progress.names).length > 0;
}

function keptOthers(): Others {
  const found = others.find();
  return found.kind === 'kept' ? found.value : listOf([], []);
}

function readOthers(stored: unknown): Others {
  if (!Array.isArray(stored)) throw new TypeError('Not a list.');
  const readable: SavedProgress[] = [];
  const unreadable: unknown[] = [];
  for (const each of stored) {
    try {
      readable.push(readProgress(each));
    } catch {
      unreadable.push(each);
    }
  }
  return listOf(readable, unreadable);
}

function listOf(readable: readonly SavedProgress[], unreadable: readonly unknown[]): Others {
  return { readable, unreadable, toJSON: () => [...readable, ...unreadable] };
}
