// Written from the folders of the places by `npm run places`. What is changed by hand here is lost.
import type { Crime } from '../../place/crime.ts';
import type { Guide } from '../../place/guide.ts';
import type { Jurisdiction } from '../../place/jurisdiction.ts';
import type { PlaceCode } from '../../place/places.ts';
import type { Reviewed } from '../../place/review.ts';
import type { Source } from '../../place/source.ts';
import type { WorkedCase } from '../../place/worked-case.ts';

type Folder = {
  law: () => Promise<Jurisdiction>;
  guide: () => Promise<Guide>;
  sources: () => Promise<readonly Source[]>;
  cases: () => Promise<readonly WorkedCase[]>;
  crimes: () => Promise<readonly Crime[]>;
  /** Where the law’s own text was at hand. */
  review?: () => Promise<readonly Reviewed[]>;
};

/** The places whose law is entered. Each part is loaded only when it is asked for. */
export const entered: Partial<Record<PlaceCode, Folder>> = {
  AL: {
    law: async () => (await import('../al/reliefs.ts')).law,
    guide: async () => (await import('../al/guide.ts')).guide,
    sources: async () => (await import('../al/sources.ts')).sources,
    cases: async () => (await import('../al/cases.ts')).cases,
    crimes: async () => (await import('../al/crimes.ts')).crimes,
    review: async () => (await import('../al/review.ts')).review,
  },
  AK: {
    law: async () => (await import('../ak/reliefs.ts')).law,
    guide: async () => (await import('../ak/guide.ts')).guide,
    sources: async () => (await import('../ak/sources.ts')).sources,
    cases: async () => (await import('../ak/cases.ts')).cases,
    crimes: async () => (await import('../ak/crimes.ts')).crimes,
    review: async () => (await import('../ak/review.ts')).review,
  },
  CA: {
    law: async () => (await import('../ca/reliefs.ts')).law,
    guide: async () => (await import('../ca/guide.ts')).guide,
    sources: async () => (await import('../ca/sources.ts')).sources,
    cases: async () => (await import('../ca/cases.ts')).cases,
    crimes: async () => (await import('../ca/crimes.ts')).crimes,
    review: async () => (await import('../ca/review.ts')).review,
  },
  CO: {
    law: async () => (await import('../co/reliefs.ts')).law,
    guide: async () => (await import('../co/guide.ts')).guide,
    sources: async () => (await import('../co/sources.ts')).sources,
    cases: async () => (await import('../co/cases.ts')).cases,
    crimes: async () => (await import('../co/crimes.ts')).crimes,
    review: async () => (await import('../co/review.ts')).review,
  },
  FL: {
    law: async () => (await import('../fl/reliefs.ts')).law,
    guide: async () => (await import('../fl/guide.ts')).guide,
    sources: async () => (await import('../fl/sources.ts')).sources,
    cases: async () => (await import('../fl/cases.ts')).cases,
    crimes: async () => (await import('../fl/crimes.ts')).crimes,
    review: async () => (await import('../fl/review.ts')).review,
  },
  GA: {
    law: async () => (await import('../ga/reliefs.ts')).law,
    guide: async () => (await import('../ga/guide.ts')).guide,
    sources: async () => (await import('../ga/sources.ts')).sources,
    cases: async () => (await import('../ga/cases.ts')).cases,
    crimes: async () => (await import('../ga/crimes.ts')).crimes,
    review: async () => (await import('../ga/review.ts')).review,
  },
  HI: {
    law: async () => (await import('../hi/reliefs.ts')).law,
    guide: async () => (await import('../hi/guide.ts')).guide,
    sources: async () => (await import('../hi/sources.ts')).sources,
    cases: async () => (await import('../hi/cases.ts')).cases,
    crimes: async () => (await import('../hi/crimes.ts')).crimes,
    review: async () => (await import('../hi/review.ts')).review,
  },
  ID: {
    law: async () => (await import('../id/reliefs.ts')).law,
    guide: async () => (await import('../id/guide.ts')).guide,
    sources: async () => (await import('../id/sources.ts')).sources,
    cases: async () => (await import('../id/cases.ts')).cases,
    crimes: async () => (await import('../id/crimes.ts')).crimes,
    review: async () => (await import('../id/review.ts')).review,
  },
  IA: {
    law: async () => (await import('../ia/reliefs.ts')).law,
    guide: async () => (await import('../ia/guide.ts')).guide,
    sources: async () => (await import('../ia/sources.ts')).sources,
    cases: async () => (await import('../ia/cases.ts')).cases,
    crimes: async () => (await import('../ia/crimes.ts')).crimes,
    review: async () => (await import('../ia/review.ts')).review,
  },
  KY: {
    law: async () => (await import('../ky/reliefs.ts')).law,
    guide: async () => (await import('../ky/guide.ts')).guide,
    sources: async () => (await import('../ky/sources.ts')).sources,
    cases: async () => (await import('../ky/cases.ts')).cases,
    crimes: async () => (await import('../ky/crimes.ts')).crimes,
    review: async () => (await import('../ky/review.ts')).review,
  },
  MD: {
    law: async () => (await import('../md/reliefs.ts')).law,
    guide: async () => (await import('../md/guide.ts')).guide,
    sources: async () => (await import('../md/sources.ts')).sources,
    cases: async () => (await import('../md/cases.ts')).cases,
    crimes: async () => (await import('../md/crimes.ts')).crimes,
  },
  MI: {
    law: async () => (await import('../mi/reliefs.ts')).law,
    guide: async () => (await import('../mi/guide.ts')).guide,
    sources: async () => (await import('../mi/sources.ts')).sources,
    cases: async () => (await import('../mi/cases.ts')).cases,
    crimes: async () => (await import('../mi/crimes.ts')).crimes,
    review: async () => (await import('../mi/review.ts')).review,
  },
  MO: {
    law: async () => (await import('../mo/reliefs.ts')).law,
    guide: async () => (await import('../mo/guide.ts')).guide,
    sources: async () => (await import('../mo/sources.ts')).sources,
    cases: async () => (await import('../mo/cases.ts')).cases,
    crimes: async () => (await import('../mo/crimes.ts')).crimes,
    review: async () => (await import('../mo/review.ts')).review,
  },
  NM: {
    law: async () => (await import('../nm/reliefs.ts')).law,
    guide: async () => (await import('../nm/guide.ts')).guide,
    sources: async () => (await import('../nm/sources.ts')).sources,
    cases: async () => (await import('../nm/cases.ts')).cases,
    crimes: async () => (await import('../nm/crimes.ts')).crimes,
    review: async () => (await import('../nm/review.ts')).review,
  },
  NY: {
    law: async () => (await import('../ny/reliefs.ts')).law,
    guide: async () => (await import('../ny/guide.ts')).guide,
    sources: async () => (await import('../ny/sources.ts')).sources,
    cases: async () => (await import('../ny/cases.ts')).cases,
    crimes: async () => (await import('../ny/crimes.ts')).crimes,
    review: async () => (await import('../ny/review.ts')).review,
  },
  NC: {
    law: async () => (await import('../nc/reliefs.ts')).law,
    guide: async () => (await import('../nc/guide.ts')).guide,
    sources: async () => (await import('../nc/sources.ts')).sources,
    cases: async () => (await import('../nc/cases.ts')).cases,
    crimes: async () => (await import('../nc/crimes.ts')).crimes,
    review: async () => (await import('../nc/review.ts')).review,
  },
  ND: {
    law: async () => (await import('../nd/reliefs.ts')).law,
    guide: async () => (await import('../nd/guide.ts')).guide,
    sources: async () => (await import('../nd/sources.ts')).sources,
    cases: async () => (await import('../nd/cases.ts')).cases,
    crimes: async () => (await import('../nd/crimes.ts')).crimes,
    review: async () => (await import('../nd/review.ts')).review,
  },
  OK: {
    law: async () => (await import('../ok/reliefs.ts')).law,
    guide: async () => (await import('../ok/guide.ts')).guide,
    sources: async () => (await import('../ok/sources.ts')).sources,
    cases: async () => (await import('../ok/cases.ts')).cases,
    crimes: async () => (await import('../ok/crimes.ts')).crimes,
    review: async () => (await import('../ok/review.ts')).review,
  },
  OR: {
    law: async () => (await import('../or/reliefs.ts')).law,
    guide: async () => (await import('../or/guide.ts')).guide,
    sources: async () => (await import('../or/sources.ts')).sources,
    cases: async () => (await import('../or/cases.ts')).cases,
    crimes: async () => (await import('../or/crimes.ts')).crimes,
    review: async () => (await import('../or/review.ts')).review,
  },
  PA: {
    law: async () => (await import('../pa/reliefs.ts')).law,
    guide: async () => (await import('../pa/guide.ts')).guide,
    sources: async () => (await import('../pa/sources.ts')).sources,
    cases: async () => (await import('../pa/cases.ts')).cases,
    crimes: async () => (await import('../pa/crimes.ts')).crimes,
    review: async () => (await import('../pa/review.ts')).review,
  },
  RI: {
    law: async () => (await import('../ri/reliefs.ts')).law,
    guide: async () => (await import('../ri/guide.ts')).guide,
    sources: async () => (await import('../ri/sources.ts')).sources,
    cases: async () => (await import('../ri/cases.ts')).cases,
    crimes: async () => (await import('../ri/crimes.ts')).crimes,
    review: async () => (await import('../ri/review.ts')).review,
  },
  SD: {
    law: async () => (await import('../sd/reliefs.ts')).law,
    guide: async () => (await import('../sd/guide.ts')).guide,
    sources: async () => (await import('../sd/sources.ts')).sources,
    cases: async () => (await import('../sd/cases.ts')).cases,
    crimes: async () => (await import('../sd/crimes.ts')).crimes,
    review: async () => (await import('../sd/review.ts')).review,
  },
  TN: {
    law: async () => (await import('../tn/reliefs.ts')).law,
    guide: async () => (await import('../tn/guide.ts')).guide,
    sources: async () => (await import('../tn/sources.ts')).sources,
    cases: async () => (await import('../tn/cases.ts')).cases,
    crimes: async () => (await import('../tn/crimes.ts')).crimes,
    review: async () => (await import('../tn/review.ts')).review,
  },
  TX: {
    law: async () => (await import('../tx/reliefs.ts')).law,
    guide: async () => (await import('../tx/guide.ts')).guide,
    sources: async () => (await import('../tx/sources.ts')).sources,
    cases: async () => (await import('../tx/cases.ts')).cases,
    crimes: async () => (await import('../tx/crimes.ts')).crimes,
    review: async () => (await import('../tx/review.ts')).review,
  },
  UT: {
    law: async () => (await import('../ut/reliefs.ts')).law,
    guide: async () => (await import('../ut/guide.ts')).guide,
    sources: async () => (await import('../ut/sources.ts')).sources,
    cases: async () => (await import('../ut/cases.ts')).cases,
    crimes: async () => (await import('../ut/crimes.ts')).crimes,
    review: async () => (await import('../ut/review.ts')).review,
  },
  VT: {
    law: async () => (await import('../vt/reliefs.ts')).law,
    guide: async () => (await import('../vt/guide.ts')).guide,
    sources: async () => (await import('../vt/sources.ts')).sources,
    cases: async () => (await import('../vt/cases.ts')).cases,
    crimes: async () => (await import('../vt/crimes.ts')).crimes,
    review: async () => (await import('../vt/review.ts')).review,
  },
  VA: {
    law: async () => (await import('../va/reliefs.ts')).law,
    guide: async () => (await import('../va/guide.ts')).guide,
    sources: async () => (await import('../va/sources.ts')).sources,
    cases: async () => (await import('../va/cases.ts')).cases,
    crimes: async () => (await import('../va/crimes.ts')).crimes,
    review: async () => (await import('../va/review.ts')).review,
  },
  WA: {
    law: async () => (await import('../wa/reliefs.ts')).law,
    guide: async () => (await import('../wa/guide.ts')).guide,
    sources: async () => (await import('../wa/sources.ts')).sources,
    cases: async () => (await import('../wa/cases.ts')).cases,
    crimes: async () => (await import('../wa/crimes.ts')).crimes,
    review: async () => (await import('../wa/review.ts')).review,
  },
  WI: {
    law: async () => (await import('../wi/reliefs.ts')).law,
    guide: async () => (await import('../wi/guide.ts')).guide,
    sources: async () => (await import('../wi/sources.ts')).sources,
    cases: async () => (await import('../wi/cases.ts')).cases,
    crimes: async () => (await import('../wi/crimes.ts')).crimes,
    review: async () => (await import('../wi/review.ts')).review,
  },
  WY: {
    law: async () => (await import('../wy/reliefs.ts')).law,
    guide: async () => (await import('../wy/guide.ts')).guide,
    sources: async () => (await import('../wy/sources.ts')).sources,
    cases: async () => (await import('../wy/cases.ts')).cases,
    crimes: async () => (await import('../wy/crimes.ts')).crimes,
    review: async () => (await import('../wy/review.ts')).review,
  },
  US: {
    law: async () => (await import('../us/reliefs.ts')).law,
    guide: async () => (await import('../us/guide.ts')).guide,
    sources: async () => (await import('../us/sources.ts')).sources,
    cases: async () => (await import('../us/cases.ts')).cases,
    crimes: async () => (await import('../us/crimes.ts')).crimes,
    review: async () => (await import('../us/review.ts')).review,
  },
};
