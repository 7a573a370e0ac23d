import type { PublicSettings } from '@openslate/contract/settings.ts';
import { showSettings } from '../app/features/accessibility/show-settings.ts';
import { type Leaving, watchLeaving } from '../app/features/quick-exit/watch-leaving.ts';
import { keys } from '../app/storage/keys.ts';
import { plainShelves } from '../app/storage/shelves.ts';

/**
 * Writes into a page what cannot wait for its scripts: whether it is to be shown at all, and how. Known later, a page
 * would be seen by whoever looks over a shoulder, or flash in the wrong colors.
 */
export function addBeforePaint(html: string, { LEAVE_URL }: PublicSettings): string {
  const leaving: Leaving = { to: LEAVE_URL, mark: keys.left.name, shared: keys.sharedComputer.name };
  const settings = inScript(keys.accessibility.name);
  const code = `{const shelves=(${plainShelves})();(${watchLeaving})(${inScript(leaving)},shelves);(${showSettings})(${settings},shelves)}`;
  return html.replace('</head>', () => `<script>${code}</script></head>`);
}

/** Nothing in it can end the script early. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
