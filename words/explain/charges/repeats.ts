import type { FoundCharge } from '../explanation.ts';
import { alike } from './told.ts';

/** A summary, an arrest or a lower court may name a charge again: what tells less of it, and nothing else, is left out. */
export function withoutRepeats(charges: readonly FoundCharge[]): readonly FoundCharge[] {
  return charges.filter(
    (charge, at) =>
      !charges.some(
        (other, place) => place !== at && tells(other, charge) && (place < at || !tells(charge, other)),
      ),
  );
}

/** One tells all that the other does, of the same offense and the same day. */
function tells(more: FoundCharge, less: FoundCharge): boolean {
  const isSame =
    sections(more) !== '' && sections(less) !== ''
      ? sections(more) === sections(less) && alike(more.offense, less.offense)
      : plain(more.offense) === plain(less.offense);
  return (
    isSame &&
    factsOf(more) > factsOf(less) &&
    (less.disposition === undefined || less.disposition === more.disposition) &&
    (less.date === undefined || less.date === more.date) &&
    isOneDay(more, less)
  );
}

function isOneDay(one: FoundCharge, other: FoundCharge): boolean {
  return (
    one.offenseDate === undefined ||
    other.offenseDate === undefined ||
    one.offenseDate === other.offenseDate ||
    one.date === other.offenseDate
  );
}

function factsOf({ statute, level, grade, disposition, date }: FoundCharge): number {
  return [statute, level, grade, disposition, date].filter((fact) => fact !== undefined).length;
}

function sections({ statute = '' }: FoundCharge): string {
  return statute.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

function plain(words: string): string {
  return words.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
