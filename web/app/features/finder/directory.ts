import type { Helper, HelperKind } from '@openslate/law/place/guide.ts';
import type { PlaceCode } from '@openslate/law/place/places.ts';
import { slug } from '../../ui/slug.ts';

/** Somebody to turn to, as the guide of their place tells of them. */
export type ListedHelper = Omit<Helper, 'readOn'>;

/** Those who help in one place. */
export type HelpInPlace = {
  readonly code: PlaceCode;
  readonly name: string;
  /** The day on which the entries were read. */
  readonly checked: string;
  readonly helpers: readonly ListedHelper[];
};

/** What a report of a wrong entry names it by. */
export function helperId(place: PlaceCode, { name }: ListedHelper): string {
  return `${place.toLowerCase()}-help/${slug(name).slice(0, 80)}`;
}

/** Legal aid first: it is free, and it knows the courts. Offices last: they decide or keep records, and advise nobody. */
const order: readonly HelperKind[] = [
  'legal aid',
  'public defender',
  'law school',
  'court',
  'group',
  'bar association',
  'office',
];

export function inOrder<One extends { readonly kind: HelperKind }>(helpers: readonly One[]): readonly One[] {
  return [...helpers].sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}

/** What people look for, in their words, and who gives it. */
export const needs = {
  lawyer: { label: 'A lawyer or a clinic', kinds: ['legal aid', 'public defender', 'law school'] },
  forms: { label: 'Help with forms and steps', kinds: ['court', 'legal aid', 'group'] },
  referral: { label: 'A lawyer I can pay', kinds: ['bar association'] },
  office: { label: 'The office that decides or keeps records', kinds: ['office'] },
} as const satisfies Record<string, { label: string; kinds: readonly HelperKind[] }>;

export type Need = keyof typeof needs;

export type Wish = {
  readonly place?: PlaceCode | undefined;
  readonly need?: Need | undefined;
  /** Only who is known to be free, for everyone or for people with little money. */
  readonly free?: boolean;
  readonly language?: string | undefined;
  /** A county of the place. */
  readonly county?: string | undefined;
};

/** The places in which somebody is left who fits, with those alone. */
export function fitting(directory: readonly HelpInPlace[], wish: Wish): readonly HelpInPlace[] {
  return directory
    .filter(({ code }) => wish.place === undefined || code === wish.place)
    .map((each) => ({ ...each, helpers: each.helpers.filter((helper) => fits(helper, wish)) }))
    .filter(({ helpers }) => helpers.length > 0);
}

function fits(helper: ListedHelper, { need, free, language, county }: Wish): boolean {
  const { kind, cost, languages = [], counties } = helper;
  const kinds: readonly HelperKind[] | undefined = need && needs[need].kinds;
  return (
    (!kinds || kinds.includes(kind)) &&
    (!free || cost?.startsWith('free') === true) &&
    (language === undefined || languages.includes(language)) &&
    // Who does not list counties may serve this one: only who is known to serve others is left out.
    (county === undefined || !counties || counties.includes(county))
  );
}

/** The languages that somebody in the directory is known to speak, besides English. */
export function languagesIn(directory: readonly HelpInPlace[]): readonly string[] {
  const all = directory.flatMap(({ helpers }) => helpers.flatMap(({ languages = [] }) => languages));
  return [...new Set(all)].filter((language) => language !== 'English').sort();
}

/** The counties that somebody in a place is known to serve: there is something to choose only where there are some. */
export function countiesIn(
  directory: readonly HelpInPlace[],
  place: PlaceCode | undefined,
): readonly string[] {
  const there = directory.filter(({ code }) => code === place);
  const all = there.flatMap(({ helpers }) => helpers.flatMap(({ counties = [] }) => counties));
  return [...new Set(all)].sort();
}
