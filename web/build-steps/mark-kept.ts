import { progressNames } from '../app/storage/keys.ts';
import { holdsAny } from '../app/storage/shelves.ts';

/**
 * Has a page know before it is first drawn whether somebody goes on with something here: answers that this device
 * keeps, or a step in the history of the tab. Known later, it would move what people already look at. Nothing of it
 * leaves the device.
 */
export function markKept(html: string): string {
  const code = `if((${holdsAny})(${JSON.stringify(progressNames)})||history.state?.usr?.step)document.documentElement.dataset.kept=''`;
  return html.replace('</head>', () => `<script>${code}</script></head>`);
}
