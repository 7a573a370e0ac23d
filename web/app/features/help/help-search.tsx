import { placeOf } from '@openslate/law/place/places.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { PartFailed } from '../../parts/part-failed.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { Found, FoundGroup } from '../search/find.ts';
import { type SiteSearch, useSiteSearch } from '../search/use-site-search.ts';

/** Looks through all of the site while somebody types. Nothing of it leaves the device. */
export function HelpSearch() {
  const id = useId();
  const [typed, setTyped] = useState('');
  const { retry, ...search } = useSiteSearch(typed);
  const field = useRef<HTMLInputElement>(null);
  // On a slow phone people type before the page has taken over: React does not hear of it.
  useEffect(() => setTyped(field.current?.value ?? ''), []);
  return (
    <search className="needs-script mt-6 block print:hidden">
      <TextField
        id={id}
        ref={field}
        type="search"
        label="Search all of OpenSlate"
        hint="For example: denied, sealed, fee, New Jersey marijuana. What you type stays on this device."
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status" className="mt-2 text-soft">
        {statusOf(search)}
      </p>
      {search.kind === 'failed' && (
        <PartFailed title="We could not load the search" missing={search.missing}>
          <p>Check your connection. The answers below are all here.</p>
          <Button variant="secondary" onClick={retry}>
            Try again
          </Button>
        </PartFailed>
      )}
      {search.kind === 'found' && search.groups.map((group) => <Group key={group.title} {...group} />)}
    </search>
  );
}

function statusOf(search: SiteSearch): string {
  if (search.kind === 'searching') return 'Searching …';
  if (search.kind !== 'found') return '';
  const count = search.groups.reduce((sum, { found }) => sum + found.length, 0);
  return count === 0 ? 'Nothing found. Try another word.' : `${count} found.`;
}

function Group({ title, found }: FoundGroup) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-5">
      <h2 id={id} className="text-[1.1rem]">
        {title}
      </h2>
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {found.map((each) => (
          <Row key={each.id} {...each} />
        ))}
      </ul>
    </section>
  );
}

function Row({ kind, title, text, to, place }: Found) {
  const isFarAway = kind === 'way' && text === '' && place !== undefined;
  return (
    <li className="py-2">
      <Link to={to} className="inline-flex min-h-9 items-center font-[650]">
        {isFarAway ? `${placeOf(place).name}: ${title}` : title}
      </Link>
      {text !== '' && <p className="line-clamp-2 text-soft">{text}</p>}
    </li>
  );
}
