import { asideOf, keys } from '../app/storage/keys.ts';
import { holdsAny } from '../app/storage/shelves.ts';

const names = [keys.progress.name, asideOf(keys.progress)];

/**
 * Has a page of the assessment know before it is first drawn whether it goes on with something: answers that this device
 * keeps, or a step in the history of the tab. Known later, it would move what people already look at. Nothing of it
 * leaves the device.
 */
export function markKept(html: string): string {
  const code = `if((${holdsAny})(${JSON.stringify(names)})||history.state?.usr?.step)document.documentElement.dataset.kept=''`;
  return html.replace('</head>', () => `<script>${code}</script></head>`);
}
