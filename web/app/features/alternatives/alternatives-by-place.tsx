import type { PlaceCode } from '@openslate/law/place/places.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { PlaceFilter } from '../assessment/place-filter.tsx';
import { ReliefLink } from '../place-law/relief-link.tsx';
import { type AlternativeKind, type AlternativesOfPlace, alternativeKinds } from './alternatives.ts';

const titles: Readonly<Record<AlternativeKind, string>> = {
  pardon: 'Pardon',
  certificate: 'Certificates',
  rights: 'Rights',
};

type AlternativesByPlaceProps = {
  places: readonly AlternativesOfPlace[];
  chosen: PlaceCode | undefined;
  onChoose: (place: PlaceCode | undefined) => void;
};

/** What each place offers, from its law: one place, or all of them to open one by one. */
export function AlternativesByPlace({ places, chosen, onChoose }: AlternativesByPlaceProps) {
  const one = places.find(({ code }) => code === chosen);
  return (
    <section aria-labelledby="by-place" className="reading mt-10">
      <h2 id="by-place">What your state offers</h2>
      <PlaceFilter
        id="alternatives-place"
        label="State of the case"
        all="All states"
        className="needs-script mt-4 print:hidden"
        chosen={chosen}
        onChoose={onChoose}
      />
      <div className="mt-4">
        {one ? (
          <Offered of={one} />
        ) : (
          places.map((each) => (
            <Accordion key={each.code} summary={each.name}>
              <Offered of={each} />
            </Accordion>
          ))
        )}
      </div>
    </section>
  );
}

function Offered({ of }: { of: AlternativesOfPlace }) {
  return (
    <dl className="grid gap-4">
      {alternativeKinds
        .filter((kind) => of[kind].length > 0)
        .map((kind) => (
          <div key={kind}>
            <dt className="font-[650]">{titles[kind]}</dt>
            {of[kind].map((relief) => (
              <dd key={relief.id} className="mt-1">
                <ReliefLink place={of.code} relief={relief} />: {relief.effect}
              </dd>
            ))}
          </div>
        ))}
    </dl>
  );
}
