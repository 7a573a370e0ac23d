import { judge } from '@openslate/law/engine/judge.ts';
import { loadCases, loadGuide, loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import { type Place, type PlaceCode, placeNamed } from '@openslate/law/place/places.ts';
import type { WorkedCase } from '@openslate/law/place/worked-case.ts';
import type { ResultToKeep } from '../app/features/assessment/documents/result-to-keep.ts';
import { toldInWords } from '../app/features/assessment/documents/told-in-words.ts';
import type { Told } from '../app/features/assessment/saved-progress.ts';

export type WorkedResult = { readonly worked: WorkedCase; readonly kept: ResultToKeep };

/** The worked cases of a place, judged, as a person would keep their results. */
export async function workedResults(code: PlaceCode): Promise<WorkedResult[]> {
  const [law, guide, cases] = await Promise.all([loadJurisdiction(code), loadGuide(code), loadCases(code)]);
  const place = placeNamed(code) as Place;
  return cases.map((worked) => ({
    worked,
    kept: {
      place,
      guide,
      jurisdiction: law,
      result: judge(worked.answers, law, worked.asOf),
      nameOf: (id) => `Charge “${id}”`,
      told: toldInWords(
        { answers: worked.answers as Told['answers'], unknown: [], names: {}, helping: false },
        law,
      ),
      done: [],
      toFindOut: [],
    },
  }));
}

/** All charges of several worked cases as one long record. */
export async function longRecord(code: PlaceCode, count: number): Promise<ResultToKeep> {
  const [law, results] = await Promise.all([loadJurisdiction(code), workedResults(code)]);
  const [first] = results;
  if (!first) throw new Error(`${code} has no worked case.`);
  const charges = results
    .flatMap(({ worked }) => worked.answers.charges)
    .slice(0, count)
    .map(({ caseId: _, ...charge }, index) => ({ ...charge, id: `c${index + 1}` }));
  return { ...first.kept, result: judge({ charges }, law, first.worked.asOf) };
}
