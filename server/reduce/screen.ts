import { screenAt } from '@openslate/contract/site.ts';
import { plainLine } from './plain-text.ts';

/** The screen by its name in the list of pages. What comes after the path is somebody's own. */
export function screenOf(address: string): string {
  return screenAt(plainLine(address).split(/[?#\s]/, 1)[0] ?? '');
}
