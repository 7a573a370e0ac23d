import { screenAt } from '@openslate/contract/site.ts';
import { oneLine } from './one-line.ts';

/** The screen by its name in the list of pages. What comes after the path is somebody's own. */
export function screenOf(address: string): string {
  return screenAt(oneLine(address).split(/[?#\s]/, 1)[0] ?? '');
}
