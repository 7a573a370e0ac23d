import { loadGuide, loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import { placesToEnter } from '@openslate/law/jurisdictions/listed/to-enter.ts';
import type { Helper } from '@openslate/law/place/guide.ts';
import { kindOfHelper } from '@openslate/law/place/helper-kind.ts';
import { type Place, places } from '@openslate/law/place/places.ts';
import { type HelpInPlace, inOrder, type ListedHelper } from './directory.ts';

/** Everybody whom the guides of all places name. It runs when the site is built. */
export async function readDirectory(): Promise<readonly HelpInPlace[]> {
  const all = await Promise.all(places.map(helpIn));
  return all.flatMap((each) => each ?? []);
}

async function helpIn(place: Place): Promise<HelpInPlace | undefined> {
  const { code, name } = place;
  const [law, guide] = await Promise.all([loadJurisdiction(code), loadGuide(code)]);
  if (law && guide) return { code, name, checked: law.verified, helpers: listed(guide.help, place) };
  const noted = placesToEnter[code];
  const { selfHelp, legalHelp } = noted?.whereToTurn ?? {};
  const pages = [legalHelp, selfHelp].flatMap((page) =>
    page ? [{ ...page, what: 'Start here for records in this place.' }] : [],
  );
  return noted && { code, name, checked: noted.clearing.checked, helpers: listed(pages, place) };
}

function listed(help: readonly Helper[], { code }: Place): readonly ListedHelper[] {
  return inOrder(
    help.map(({ readOn: _, ...helper }) => ({
      ...helper,
      kind: kindOfHelper(helper),
      id: `${code.toLowerCase()}-help/${slug(helper.name)}`,
    })),
  );
}

const slug = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);
