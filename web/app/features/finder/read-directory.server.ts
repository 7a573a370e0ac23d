import { loadGuide, loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import type { Helper } from '@openslate/law/place/guide.ts';
import { type Place, places } from '@openslate/law/place/places.ts';
import { type HelpInPlace, inOrder, type ListedHelper } from './directory.ts';

/** Everybody whom the guides of all places name. It runs when the site is built. */
export function readDirectory(): Promise<readonly HelpInPlace[]> {
  return Promise.all(places.map(helpIn));
}

async function helpIn({ code, name }: Place): Promise<HelpInPlace> {
  const [law, guide] = await Promise.all([loadJurisdiction(code), loadGuide(code)]);
  return { code, name, checked: law.verified, helpers: listed(guide.help) };
}

function listed(help: readonly Helper[]): readonly ListedHelper[] {
  return inOrder(help.map(({ readOn: _, ...helper }) => helper));
}
