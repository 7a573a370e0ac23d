import { type PlaceCode, places } from '@openslate/law/place/places.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { type HelpInPlace, languagesIn, type Need, needs, type Wish } from './directory.ts';

type WishFormProps = {
  directory: readonly HelpInPlace[];
  wish: Wish;
  onWish: (wish: Wish) => void;
};

const needOptions = Object.entries(needs).map(([value, { label }]) => ({ value, label }));
const placeOptions = places.map(({ code, name }) => ({ value: code, label: name }));

/** What somebody looks for. The list changes with every choice. */
export function WishForm({ directory, wish, onWish }: WishFormProps) {
  const languages = languagesIn(directory).map((language) => ({ value: language, label: language }));
  return (
    <form className="needs-script mt-8 print:hidden" onSubmit={(event) => event.preventDefault()}>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-3">
        <SelectField
          id="finder-place"
          label="State of the case"
          placeholder="All states"
          options={placeOptions}
          value={wish.place ?? ''}
          onChange={({ target }) =>
            onWish({ ...wish, place: (target.value || undefined) as PlaceCode | undefined })
          }
        />
        <SelectField
          id="finder-need"
          label="What you need"
          placeholder="Anything"
          options={needOptions}
          value={wish.need ?? ''}
          onChange={({ target }) =>
            onWish({ ...wish, need: (target.value || undefined) as Need | undefined })
          }
        />
        <SelectField
          id="finder-language"
          label="Language"
          placeholder="Any language"
          options={languages}
          value={wish.language ?? ''}
          onChange={({ target }) => onWish({ ...wish, language: target.value || undefined })}
        />
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
