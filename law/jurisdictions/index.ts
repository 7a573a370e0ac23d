import type { Guide } from '../guide.ts';
import type { Jurisdiction, Source } from '../jurisdiction.ts';
import type { PlaceCode } from '../places.ts';
import type { WorkedCase } from '../worked-case.ts';

type Folder = {
  law: () => Promise<Jurisdiction>;
  guide: () => Promise<Guide>;
  sources: () => Promise<readonly Source[]>;
  cases: () => Promise<readonly WorkedCase[]>;
};

/** The places whose law is entered. Each part is loaded only when it is asked for. */
const folders: Partial<Record<PlaceCode, Folder>> = {
  MI: {
    law: async () => (await import('./mi/reliefs.ts')).michigan,
    guide: async () => (await import('./mi/guide.ts')).guide,
    sources: async () => (await import('./mi/sources.ts')).sources,
    cases: async () => (await import('./mi/cases.ts')).cases,
  },
  OR: {
    law: async () => (await import('./or/reliefs.ts')).oregon,
    guide: async () => (await import('./or/guide.ts')).guide,
    sources: async () => (await import('./or/sources.ts')).sources,
    cases: async () => (await import('./or/cases.ts')).cases,
  },
  PA: {
    law: async () => (await import('./pa/reliefs.ts')).pennsylvania,
    guide: async () => (await import('./pa/guide.ts')).guide,
    sources: async () => (await import('./pa/sources.ts')).sources,
    cases: async () => (await import('./pa/cases.ts')).cases,
  },
  US: {
    law: async () => (await import('./us/reliefs.ts')).federal,
    guide: async () => (await import('./us/guide.ts')).guide,
    sources: async () => (await import('./us/sources.ts')).sources,
    cases: async () => (await import('./us/cases.ts')).cases,
  },
  WI: {
    law: async () => (await import('./wi/reliefs.ts')).wisconsin,
    guide: async () => (await import('./wi/guide.ts')).guide,
    sources: async () => (await import('./wi/sources.ts')).sources,
    cases: async () => (await import('./wi/cases.ts')).cases,
  },
};

export const enteredPlaces = Object.keys(folders) as readonly PlaceCode[];

export function loadJurisdiction(code: PlaceCode): Promise<Jurisdiction> | undefined {
  return folders[code]?.law();
}

export function loadGuide(code: PlaceCode): Promise<Guide> | undefined {
  return folders[code]?.guide();
}

export function loadSources(code: PlaceCode): Promise<readonly Source[]> | undefined {
  return folders[code]?.sources();
}

export function loadCases(code: PlaceCode): Promise<readonly WorkedCase[]> | undefined {
  return folders[code]?.cases();
}
