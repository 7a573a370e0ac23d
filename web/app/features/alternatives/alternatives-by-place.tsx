import { pathOfPlace } from '@openslate/contract/site.ts';
import { type PlaceCode, placeNamed } from '@openslate/law/place/places.ts';
import { Link } from 'react-router';
import { Accordion } from '../../ui/accordion.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
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
      <SelectField
        id="alternatives-place"
        label="State of the case"
        placeholder="All states"
        className="needs-script mt-4 print:hidden"
        options={places.map(({ code, name }) => ({ value: code, label: name }))}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose((target.value || undefined) as PlaceCode | undefined)}
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
  const place = placeNamed(of.code);
  return (
    <dl className="grid gap-4">
      {alternativeKinds
        .filter((kind) => of[kind].length > 0)
        .map((kind) => (
          <div key={kind}>
            <dt className="font-[650]">{titles[kind]}</dt>
            {of[kind].map(({ id, name, effect }) => (
              <dd key={id} className="mt-1">
                {place && <Link to={`${pathOfPlace('/record-relief', place)}#${id}`}>{name}</Link>}: {effect}
              </dd>
            ))}
          </div>
        ))}
    </dl>
  );
}
