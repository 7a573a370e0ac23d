import type { Guide } from '../guide.ts';
import type { Jurisdiction } from '../jurisdiction.ts';
import type { PlaceCode } from '../places.ts';
import type { WorkedCase } from '../worked-case.ts';

type Folder = {
  law: () => Promise<Jurisdiction>;
  guide: () => Promise<Guide>;
  cases: () => Promise<readonly WorkedCase[]>;
};

/** The places whose law is entered. Each part is loaded only when it is asked for. */
const folders: Partial<Record<PlaceCode, Folder>> = {};

export const enteredPlaces = Object.keys(folders) as readonly PlaceCode[];

export function loadJurisdiction(code: PlaceCode): Promise<Jurisdiction> | undefined {
  return folders[code]?.law();
}

export function loadGuide(code: PlaceCode): Promise<Guide> | undefined {
  return folders[code]?.guide();
}

export function loadCases(code: PlaceCode): Promise<readonly WorkedCase[]> | undefined {
  return folders[code]?.cases();
}
