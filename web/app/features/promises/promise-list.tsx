import { Link } from 'react-router';
import type { Promised } from './promised.ts';

export function PromiseList({ promises }: { promises: readonly Promised[] }) {
  return (
    <ul className="mt-2 list-disc space-y-2 pl-6">
      {promises.map(({ words, more }) => (
        <li key={words}>
          {words}
          {more && (
            <>
              {' '}
              <Link to={more.to}>{more.words}</Link>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
