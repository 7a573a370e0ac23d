import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { FilterField } from '../../ui/fields/filter-field.tsx';
import { PlaceFilter } from '../assessment/place-filter.tsx';
import { countiesIn, type HelpInPlace, languagesIn, type Need, needs, type Wish } from './directory.ts';

type WishFormProps = {
  directory: readonly HelpInPlace[];
  wish: Wish;
  onWish: (wish: Wish) => void;
};

const needOptions = (Object.keys(needs) as Need[]).map((value) => ({ value, label: needs[value].label }));

/** What somebody looks for. The list changes with every choice. */
export function WishForm({ directory, wish, onWish }: WishFormProps) {
  const counties = countiesIn(directory, wish.place);
  return (
    <form className="needs-script mt-8 print:hidden" onSubmit={(event) => event.preventDefault()}>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-3">
        <PlaceFilter
          id="finder-place"
          label="State of the case"
          all="All states"
          chosen={wish.place}
          onChoose={(place) => onWish({ ...wish, place, county: undefined })}
        />
        <FilterField
          id="finder-need"
          label="What you need"
          all="Anything"
          options={needOptions}
          chosen={wish.need}
          onChoose={(need) => onWish({ ...wish, need })}
        />
        <FilterField
          id="finder-language"
          label="Language"
          all="Any language"
          options={languagesIn(directory).map((language) => ({ value: language, label: language }))}
          chosen={wish.language}
          onChoose={(language) => onWish({ ...wish, language })}
        />
        {counties.length > 0 && (
          <FilterField
            id="finder-county"
            label="County"
            all="Any county"
            options={counties.map((county) => ({ value: county, label: county }))}
            chosen={wish.county}
            onChoose={(county) => onWish({ ...wish, county })}
          />
        )}
      </div>
      <Checkbox
        className="mt-4"
        label="Only free help"
        checked={wish.free ?? false}
        onChange={({ target }) => onWish({ ...wish, free: target.checked })}
      />
    </form>
  );
}
