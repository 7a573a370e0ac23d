import { afterPaint } from './after-paint.ts';

/** Where in the assessment a person is. It stands in the browser's history, so that Back does what people expect. */
export type Step =
  | { readonly at: 'start' }
  /** Where it was asked from is where to go once nothing more is to be asked; most often the review. */
  | { readonly at: 'question'; readonly path: string; readonly askedFrom?: 'result' | undefined }
  | { readonly at: 'review' }
  | { readonly at: 'result' };

/** An entry of the history: the step, and how many steps of the assessment lie before it. */
export type Entry = { readonly key: string; readonly step: Step; readonly depth: number };

export const start: Step = { at: 'start' };

/** An entry that is on the screen already, and the one it comes after. */
let toCome: { readonly entry: Entry; readonly after: string } | undefined;

/** The entry that the person is at. */
export function entryNow(before?: Entry): Entry {
  const key = keyNow();
  if (toCome?.after === key) return toCome.entry;
  if (before && before.key === key) return before;
  const { step = start, depth = 0 }: { step?: Step; depth?: number } = window.history.state?.usr ?? {};
  return { key, step, depth };
}

/**
 * One more entry. The browser takes as long to write it as we do to draw a question, so that comes first, and the history
 * learns of it after.
 */
export function enter(step: Step, depth: number): Entry {
  settle();
  toCome = { entry: { key: newKey(), step, depth }, after: keyNow() };
  afterPaint(settle);
  return toCome.entry;
}

/** Another step in place of this one. */
export function exchange(step: Step, depth: number): Entry {
  settle();
  window.history.replaceState(stateFor({ key: newKey(), step, depth }, placeInHistory()), '');
  return entryNow();
}

/** Has the history learn of what is on the screen, unless the person has gone somewhere else meanwhile. */
export function settle(): void {
  if (toCome?.after === keyNow()) window.history.pushState(stateFor(toCome.entry, placeInHistory() + 1), '');
  toCome = undefined;
}

/** The history of this tab holds a step that is gone back to, or was loaded again. */
export function hasStep(): boolean {
  return window.history.state?.usr?.step !== undefined;
}

function keyNow(): string {
  // The one that a visit begins with is called so by the router too.
  return window.history.state?.key ?? 'default';
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

function placeInHistory(): number {
  return window.history.state?.idx ?? 0;
}

/** In the form in which the router keeps its own entries. */
function stateFor({ key, step, depth }: Entry, idx: number) {
  return { usr: { step, depth }, key, idx };
}
