import { places } from '@openslate/law/place/places.ts';
import { FilterField, type FilterFieldProps } from '../../ui/fields/filter-field.tsx';

const options = places.map(({ code, name }) => ({ value: code, label: name }));

type PlaceFilterProps = Omit<FilterFieldProps<(typeof options)[number]['value']>, 'options'>;

/** Narrows a page about all places down to one. */
export function PlaceFilter(props: PlaceFilterProps) {
  return <FilterField {...props} options={options} />;
}
