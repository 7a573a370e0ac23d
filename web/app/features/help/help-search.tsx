import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import { Link } from 'react-router';
import { TextField } from '../../ui/fields/text-field.tsx';
import { find } from './help-index.ts';

/** Looks through answers, legal words, states and pages while somebody types. Nothing of it leaves the device. */
export function HelpSearch({ children }: { children?: ReactNode }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const found = find(wanted);
  return (
    <search className="needs-script mt-6 block print:hidden">
      <TextField
        id={id}
        type="search"
        label="Search all of OpenSlate"
        hint="For example: denied, sealed, Ohio, fee."
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status" className="mt-2 text-soft">
        {wanted.trim() === ''
          ? ''
          : found.length === 0
            ? 'Nothing found. Try another word.'
            : `${found.length} found.`}
      </p>
      {found.length > 0 && (
        <ul className="mt-1 divide-y divide-line border-y border-line">
          {found.map(({ title, text, to, kind }) => (
            <li key={to} className="py-2">
              <Link to={to} className="inline-flex min-h-9 items-center font-[650]">
                {title}
              </Link>{' '}
              <span className="text-[0.9rem] text-soft">{kind}</span>
              {kind !== 'Page' && kind !== 'State' && <p className="line-clamp-2 text-soft">{text}</p>}
            </li>
          ))}
        </ul>
      )}
      {children}
    </search>
  );
}
