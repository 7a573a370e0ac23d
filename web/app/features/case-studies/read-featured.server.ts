import { loadCases, loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import { type PlaceCode, placeCodes, placeOf } from '@openslate/law/place/places.ts';
import { outcomeOf, type Story, storyOf } from './story.ts';

/** Two lives of a place: one for whom a way is open, and one who has to wait. */
export type FeaturedPlace = {
  readonly code: PlaceCode;
  readonly name: string;
  readonly lives: number;
  readonly stories: readonly Story[];
};

/** They are judged when the site is built. */
export function readFeatured(): Promise<readonly FeaturedPlace[]> {
  return Promise.all(
    placeCodes.map(async (code) => {
      const [law, cases] = await Promise.all([loadJurisdiction(code), loadCases(code)]);
      const { name } = placeOf(code);
      const open = cases.find((each) => ['automatic', 'eligible'].includes(outcomeOf(each) ?? ''));
      const waits = cases.find((each) => outcomeOf(each) === 'not_yet');
      const chosen = [open, waits].flatMap((each) => each ?? []);
      return { code, name, lives: cases.length, stories: chosen.map((each) => storyOf(each, law)) };
    }),
  );
}
