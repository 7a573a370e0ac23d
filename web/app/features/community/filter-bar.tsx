import { type PostSort, postCategories, postSorts, postStates } from '@openslate/contract/forum.ts';
import { Search, SlidersHorizontal } from 'lucide-react';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { longestSearch, narrows, noFilters, type PostFilters } from './post-filters.ts';
import { categoryLabel, stateName } from './wording.ts';

const sortWords: Record<PostSort, string> = { newest: 'Newest first', helpful: 'Most helpful first' };

const states = postStates.map((value) => ({ value: value as string, label: stateName(value) }));
const categories = postCategories.map((value) => ({ value: value as string, label: categoryLabel(value) }));
const sorts = postSorts.map((value) => ({ value, label: sortWords[value] }));

/**
 * Which posts, and in which order. A choice takes effect at once; words to search for when they are sent. Beside the
 * posts on large screens; on small ones behind a button, so that the posts begin on the first screen.
 */
export function FilterBar({
  filters,
  onChange,
}: {
  filters: PostFilters;
  onChange: (filters: PostFilters) => void;
}) {
  const id = useId();
  const [unfolded, setUnfolded] = useState(narrows(filters));
  const [words, setWords] = useState(filters.q ?? '');
  // The way back changes the filters too.
  useEffect(() => setWords(filters.q ?? ''), [filters.q]);

  function search(event: FormEvent) {
    event.preventDefault();
    const { q: _, ...others } = filters;
    const q = words.trim();
    onChange({ ...others, ...(q && { q }) });
  }

  function choose(name: 'state' | 'category', value: string) {
    const { [name]: _, ...others } = filters;
    onChange({ ...others, ...(value && { [name]: value }) });
  }

  return (
    <search className="block lg:sticky lg:top-[calc(var(--strip)+1rem)]">
      <Button
        variant="secondary"
        size="small"
        className="lg:hidden"
        aria-expanded={unfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!unfolded)}
      >
        <SlidersHorizontal aria-hidden />
        Search and filter
      </Button>
      <form
        id={id}
        onSubmit={search}
        className={classes('gap-4 max-lg:mt-4 sm:max-lg:grid-cols-3 lg:grid', unfolded ? 'grid' : 'hidden')}
      >
        <div className="flex items-end gap-2 sm:col-span-3 lg:col-span-1 lg:flex-col lg:items-stretch">
          <TextField
            type="search"
            label="Search the posts"
            className="min-w-0 flex-1"
            maxLength={longestSearch}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <Button type="submit" variant="secondary">
            <Search aria-hidden />
            Search
          </Button>
        </div>
        <SelectField
          label="State"
          placeholder="All states"
          options={states}
          value={filters.state ?? ''}
          onChange={(event) => choose('state', event.target.value)}
        />
        <SelectField
          label="Category"
          placeholder="All categories"
          options={categories}
          value={filters.category ?? ''}
          onChange={(event) => choose('category', event.target.value)}
        />
        <SelectField
          label="Order"
          options={sorts}
          value={filters.sort}
          onChange={(event) => onChange({ ...filters, sort: event.target.value as PostSort })}
        />
        {narrows(filters) && (
          <Button
            variant="quiet"
            className="justify-self-start"
            onClick={() => onChange({ ...noFilters, sort: filters.sort })}
          >
            Show all posts
          </Button>
        )}
      </form>
    </search>
  );
}
