import { automaticClearing } from './automatic-clearing.ts';
import { type Change, changes } from './changes.ts';
import { after, dayOf, months, years } from './day.ts';
import type { Jurisdiction } from './jurisdiction.ts';
import { type PlaceCode, places } from './places.ts';
import type { ReliefKind } from './record.ts';
import type { Relief } from './relief.ts';

/**
 * All that is known to change, each told once: by hand where somebody has written it down, and otherwise by rule, from
 * the day on which a relief begins or a place starts to clear by itself. Nothing enacted is left out for want of words.
 */
export function toldChanges(jurisdictions: readonly Jurisdiction[]): readonly Change[] {
  const written = new Set(changes.flatMap(({ reliefs = [] }) => reliefs));
  const begun = jurisdictions.flatMap(({ code, reliefs }) =>
    reliefs.filter(({ id }) => !written.has(id)).flatMap((relief) => beginning(code, relief)),
  );
  return [...changes, ...begun, ...placesThatWillClear()];
}

const newFor = years(2);
const toldAhead = months(18);

/** Those that are new or coming, the latest first. */
export function changesAround(asOf: string, told: readonly Change[]): readonly Change[] {
  const today = dayOf(asOf);
  return told
    .filter(({ on }) => after(dayOf(on), newFor) >= today && dayOf(on) <= after(today, toldAhead))
    .sort((a, b) => dayOf(b.on) - dayOf(a.on));
}

function beginning(place: PlaceCode, { name, automatic, kind, inForce, rules }: Relief): Change[] {
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

function placesThatWillClear(): Change[] {
  return places.flatMap(({ code }) => {
    const { coming } = automaticClearing[code];
    if (!coming) return [];
    const text = `${begins(code, coming.on)}: ${coming.what}`;
    const source = { label: hostOf(coming.source), url: coming.source };
    return [{ place: code, on: coming.on, about: 'clean-slate' as const, text, source }];
  });
}

function topicOf(kind: ReliefKind): Change['about'] {
  if (kind === 'pardon') return 'pardon';
  return kind === 'certificate' || kind === 'rights' ? 'general' : 'expungement';
}

/** Who says so, where the page has no name of its own here. */
function hostOf(page: string): string {
  return page.split('/')[2] ?? page;
}

const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** “District of Columbia, from October 1, 2027” */
function begins(place: PlaceCode, on: string): string {
  const name = places.find(({ code }) => code === place)?.name ?? place;
  return `${name}, from ${inWords.format(new Date(on))}`;
}
