import { postCategories, postFlags, postSorts, postStates } from '@openslate/contract/forum.ts';
import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { categoryLabel, stateName } from '../../community/wording.ts';
import { flagWords } from './flag-words.ts';
import type { PostChoice } from './post-query.ts';

const fields = ['q', 'state', 'category', 'flag', 'from', 'until', 'sort'] as const;
const sortWords = { newest: 'Newest first', helpful: 'Most helpful first' } as const;

/** Narrows the list; what is chosen goes into the address. */
export function PostSearch({ chosen }: { chosen: PostChoice }) {
  const [query, setQuery] = useSearchParams();

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const next = new URLSearchParams(query);
    for (const field of fields) {
      const value = String(form.get(field) ?? '').trim();
      if (value === '') next.delete(field);
      else next.set(field, value);
    }
    setQuery(next, { preventScrollReset: true });
  }

  return (
    <search aria-label="Posts">
      <form onSubmit={send} className="my-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:items-end">
        <TextField
          type="search"
          name="q"
          label="Search in the text"
          optional
          maxLength={100}
          defaultValue={chosen.q}
          className="sm:col-span-2"
        />
        <SelectField
          name="state"
          label="State"
          placeholder="All states"
          defaultValue={chosen.state ?? ''}
          options={postStates.map((value) => ({ value, label: stateName(value) }))}
        />
        <SelectField
          name="category"
          label="Category"
          placeholder="All categories"
          defaultValue={chosen.category ?? ''}
          options={postCategories.map((value) => ({ value, label: categoryLabel(value) }))}
        />
        <SelectField
          name="flag"
          label="Flag"
          placeholder="Any or none"
          defaultValue={chosen.flag ?? ''}
          options={postFlags.map((value) => ({ value, label: flagWords(value) }))}
        />
        <TextField
          type="datetime-local"
          name="from"
          label="Written from"
          optional
          defaultValue={chosen.from ?? ''}
        />
        <TextField
          type="datetime-local"
          name="until"
          label="Written before"
          optional
          defaultValue={chosen.until ?? ''}
        />
        <SelectField
          name="sort"
          label="Order"
          defaultValue={chosen.sort}
          options={postSorts.map((value) => ({ value, label: sortWords[value] }))}
        />
        <Button type="submit" variant="secondary" className="self-end justify-self-start">
          <Search aria-hidden />
          Search
        </Button>
      </form>
    </search>
  );
}
