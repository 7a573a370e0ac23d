import type { FiledCharge } from '../../case-file.ts';
import { isUnder } from '../../vocabulary/statute.ts';

// A section of the Penal Law: its article, a point and two digits, as in 155.25 or 130.65-a.
const penalSection = /(?:^|[^0-9.])(\d{2,3})\.\d\d(?!\d)/;

/** The article of the Penal Law that the section told stands in. */
export function articleOf({ statute }: FiledCharge): number | undefined {
  const found = statute === undefined ? null : penalSection.exec(statute);
  return found ? Number(found[1]) : undefined;
}

export function isOneOf({ statute }: FiledCharge, sections: readonly string[]): boolean {
  return statute !== undefined && isUnder(statute, sections);
}

/** Murder, kidnapping and arson in the first degree, predatory sexual assault, first-degree conspiracy. */
export const classASections = [
  '125.25',
  '125.26',
  '125.27',
  '135.25',
  '150.20',
  '130.95',
  '130.96',
  '105.17',
] as const;

/** Correction Law § 168-a(2)(a): listed whatever the age of the person harmed, beside articles 130 and 263. */
export const registrableSections = [
  '120.70',
  '230.05',
  '230.06',
  '230.11',
  '230.12',
  '230.13',
  '230.32',
  '230.33',
  '230.34',
  '230.34-a',
  '235.22',
  '250.50',
  '255.25',
  '255.26',
  '255.27',
] as const;

/** Listed only where the person harmed was a child: forcible touching, sexual abuse in the third degree, patronizing. */
export const registrableIfChild = ['130.52', '130.55', '230.04', '230.25', '230.30'] as const;

/** Unlawful imprisonment and kidnapping: where the victim was under 17 and not the person's own child. */
export const registrableIfNotParent = ['135.05', '135.10', '135.20', '135.25'] as const;

/** Spying with a camera: unless the judge found that registration would be too harsh. */
export const registrableUnlessHarsh = ['250.45', '130.85'] as const;

/** Penal Law § 70.02(1): the class B list, and those of the lower classes that were seen named. */
export const violentFelonies = [
  '120.05',
  '120.07',
  '120.10',
  '120.11',
  '135.20',
  '140.25',
  '140.30',
  '150.15',
  '160.10',
  '160.15',
  '215.17',
  '265.04',
  '265.09',
  '265.13',
] as const;

/** Expunged by the marijuana law of 2021, whatever else is on the record. */
export const erasedMarijuanaSections = [
  '221.05',
  '221.10',
  '221.15',
  '221.20',
  '221.35',
  '221.40',
  '222.10',
  '222.15',
  '222.25',
  '222.45',
] as const;

/** Expunged where hashish was the only drug, which only the court can tell. */
export const perhapsMarijuanaSections = ['220.03', '220.06', '240.36'] as const;

/** Family Court Act § 301.2(8): designated felony acts for everybody. */
export const designatedFelonies = [
  '120.10',
  '125.20',
  '125.25',
  '125.27',
  '130.35',
  '130.50',
  '130.70',
  '135.25',
  '150.15',
  '150.20',
  '160.15',
] as const;
