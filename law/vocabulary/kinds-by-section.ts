import type { Crime } from '../place/crime.ts';
import { kindsOfHeading } from '../place/headings.ts';
import type { OffenseKind } from '../record/record.ts';
import { fits, isWithin, type Section } from './code.ts';

type Listed = { readonly section: Section; readonly kinds: readonly OffenseKind[] | undefined };

/**
 * What a crime was about, by its section and the headings of the place’s own list. Where a section was told without its
 * paragraph, and a listed paragraph of it is about something else, nobody can say.
 */
export function kindsBySection(
  crimes: readonly Crime[],
  sectionsIn: (text: string) => readonly Section[],
): (statute: string) => readonly OffenseKind[] | undefined {
  const byNumber = new Map<string, Listed[]>();
  for (const { section: written, name } of crimes) {
    const [section, ...more] = sectionsIn(written);
    if (!section || more.length > 0) continue;
    const listed = byNumber.get(section.number) ?? [];
    byNumber.set(section.number, [...listed, { section, kinds: kindsOfHeading(name) }]);
  }

  return (statute) => {
    const told = sectionsIn(statute).map((each) => kindsAt(each, byNumber.get(each.number) ?? []));
    const known = told.filter((kinds) => kinds !== undefined);
    return told.length === 0 || known.length < told.length ? undefined : [...new Set(known.flat())];
  };
}

function kindsAt(told: Section, listed: readonly Listed[]): readonly OffenseKind[] | undefined {
  const such = listed.filter(({ section }) => fits(section.title, told.title));
  const around = such.filter(({ section }) => isWithin(told.part, section.part));
  const nearest = Math.max(...around.map(({ section }) => section.part.length));
  const meant = around.filter(({ section }) => section.part.length === nearest);
  const below = such.filter(
    ({ section }) => !around.some((each) => each.section === section) && isWithin(section.part, told.part),
  );
  const [first] = meant;
  const agree = first && [...meant, ...below].every(({ kinds }) => sameKinds(kinds, first.kinds));
  return agree ? first.kinds : undefined;
}

/** Marijuana is a drug among others: whoever does not say that it was, is not taken to have said so. */
const sameKinds = (one: Listed['kinds'], other: Listed['kinds']) =>
  one !== undefined && other !== undefined && inOrder(one) === inOrder(other);

const inOrder = (kinds: readonly OffenseKind[]) =>
  kinds
    .filter((kind) => kind !== 'marijuana')
    .sort()
    .join();
