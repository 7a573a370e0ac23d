import type { Jurisdiction } from '../place/jurisdiction.ts';
import type { Change } from '../place/place.ts';
import { type PlaceCode, places } from '../place/places.ts';
import type { Relief } from '../place/relief.ts';
import { after, dayOf, months, years } from '../record/day.ts';
import type { ReliefKind } from '../record/record.ts';

export type PlacedChange = Change & { readonly place: PlaceCode };

/**
 * All that is known to change in a place, each told once: by hand where somebody has written it down, and otherwise by
 * rule, from the day on which a relief begins. Nothing enacted is left out for want of words.
 */
export function toldChanges(place: Jurisdiction): readonly PlacedChange[] {
  const written = place.changes.map((change) => ({ ...change, place: place.code }));
  return [...written, ...beginnings(place)];
}

const newFor = years(2);
const toldAhead = months(18);

/** Those that are new or coming, the latest first. */
export function changesAround(asOf: string, told: readonly PlacedChange[]): readonly PlacedChange[] {
  const today = dayOf(asOf);
  return told
    .filter(({ on }) => after(dayOf(on), newFor) >= today && dayOf(on) <= after(today, toldAhead))
    .sort((a, b) => dayOf(b.on) - dayOf(a.on));
}

function beginnings({ code, reliefs, changes }: Jurisdiction): PlacedChange[] {
  const written = new Set(changes.flatMap(({ reliefs: ids = [] }) => ids));
  return reliefs.filter(({ id }) => !written.has(id)).flatMap((relief) => beginning(code, relief));
}

function beginning(place: PlaceCode, { name, automatic, kind, inForce, rules }: Relief): PlacedChange[] {
  const source = rules.map(({ cite }) => cite).find(({ url }) => url !== undefined);
  if (inForce?.from === undefined || source?.url === undefined) return [];
  return [
    {
      place,
      on: inForce.from,
      about: automatic ? 'clean-slate' : topicOf(kind),
      text: `${begins(place, inForce.from)}: ${name}.`,
      source: { label: source.label, url: source.url },
    },
  ];
}

function topicOf(kind: ReliefKind): Change['about'] {
  if (kind === 'pardon') return 'pardon';
  return kind === 'certificate' || kind === 'rights' ? 'general' : 'expungement';
}

const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** “District of Columbia, from October 1, 2027” */
function begins(place: PlaceCode, on: string): string {
  const name = places.find(({ code }) => code === place)?.name ?? place;
  return `${name}, from ${inWords.format(new Date(on))}`;
}
