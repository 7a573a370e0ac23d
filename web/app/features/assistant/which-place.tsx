import { type PlaceCode, placeOf, places } from '@openslate/law/place/places.ts';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';

type WhichPlaceProps = {
  /** Those that may be meant, where a few are. */
  of: readonly PlaceCode[] | undefined;
  onChoose: (place: string) => void;
};

const few = 6;

/** Answers “Which state?” without typing. */
export function WhichPlace({ of, onChoose }: WhichPlaceProps) {
  if (of === undefined || of.length > few) return <PlaceForm onChoose={onChoose} />;
  return (
    <ul className="flex flex-wrap gap-2">
      {of.map((code) => (
        <li key={code}>
          <Button size="small" onClick={() => onChoose(placeOf(code).name)}>
            {placeOf(code).name}
          </Button>
        </li>
      ))}
    </ul>
  );
}

const options = places.map(({ name }) => ({ value: name, label: name }));

function PlaceForm({ onChoose }: Pick<WhichPlaceProps, 'onChoose'>) {
  const id = useId();
  const [place, setPlace] = useState('');
  const [isMissing, setIsMissing] = useState(false);

  function choose(event: FormEvent) {
    event.preventDefault();
    setIsMissing(place === '');
    if (place !== '') onChoose(place);
  }

  return (
    <form onSubmit={choose} noValidate>
      <SelectField
        id={id}
        label="State of the court"
        placeholder="Choose a state"
        options={options}
        error={isMissing ? 'Choose a state first' : undefined}
        value={place}
        onChange={({ target }) => setPlace(target.value)}
      />
      <Button type="submit" size="small" className="mt-3">
        Use this state
      </Button>
    </form>
  );
}
