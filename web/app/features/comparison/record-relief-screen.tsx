import { ButtonLink } from '../../ui/button.tsx';
import { ComparePlaces } from './compare-places.tsx';
import type { ComparedLife } from './compared-places.ts';
import type { OffersInPlace } from './offered-ways.ts';
import { OffersOfPlaces } from './offers-of-places.tsx';

/** What the words mean everywhere, roughly. What they do in a place stands with its rules. */
const ways: readonly (readonly [string, string])[] = [
  [
    'Expungement',
    'The record is destroyed, or the law treats it as if it were. Most people and employers no longer see it.',
  ],
  [
    'Sealing',
    'The record stays, but is hidden from the public. Courts, police and some licensing boards may still see it.',
  ],
  [
    'Setting aside (set-aside) and dismissal',
    'The conviction is taken back after the fact. The case can often still be seen, with its new ending.',
  ],
  [
    'Vacating (vacatur)',
    'The conviction is undone because it should not stand, as for people who were trafficked, or for what is no longer a crime.',
  ],
  [
    'Pardon',
    'A governor, a board or the President forgives the crime. In some places this also opens the way to clear the record.',
  ],
  [
    'Certificate',
    'The record stays. The paper shows that you have moved on, and may lift bars to a job or a license.',
  ],
];

export type RecordReliefProps = {
  offers: readonly OffersInPlace[];
  lives: readonly ComparedLife[];
};

/** The ways to clear a record, what each place offers, and the same record in every place. */
export function RecordReliefScreen({ offers, lives }: RecordReliefProps) {
  return (
    <div className="page py-12">
      <div className="reading">
        <h1>Record Relief</h1>
        <p className="mt-4 text-lg text-soft">
          There is more than one way to clear a record, and each state has its own rules. Here is what the
          words mean, and what each place offers.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to="/assessment">Check my record</ButtonLink>
          <ButtonLink to="/clean-slate" variant="secondary">
            What clears by itself
          </ButtonLink>
          <ButtonLink to="/alternative-relief" variant="secondary">
            If it cannot be cleared
          </ButtonLink>
        </div>
        <h2 className="mt-10">What the words mean</h2>
        <dl className="mt-3 divide-y divide-line border-y border-line">
          {ways.map(([word, meaning]) => (
            <div key={word} className="py-3">
              <dt className="font-[650]">{word}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
      <OffersOfPlaces places={offers} />
      <div className="far-down">
        <ComparePlaces lives={lives} />
      </div>
    </div>
  );
}
