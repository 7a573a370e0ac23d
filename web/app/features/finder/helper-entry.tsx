import type { PlaceCode } from '@openslate/law/place/places.ts';
import { OneHelper } from '../assessment/result/one-helper.tsx';
import { ReportMistake } from '../place-law/report-mistake.tsx';
import { helperId, type ListedHelper } from './directory.ts';
import { kindWords } from './kind-words.ts';

/** One of those who help, and the way to say that the entry is wrong. */
export function HelperEntry({ place, helper }: { place: PlaceCode; helper: ListedHelper }) {
  const { name, kind } = helper;
  return (
    <li className="min-w-0 rounded-card border border-line bg-card p-4 wrap-anywhere">
      <p className="text-[0.9rem] text-soft">{kindWords[kind]}</p>
      <OneHelper {...helper} />
      <ReportMistake of="helper" about={helperId(place, helper)} words={name} />
    </li>
  );
}
