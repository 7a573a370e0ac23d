import { glossaryLetters } from '@openslate/contract/site.ts';
import { Link } from 'react-router';

/** The letters, each to its page. */
export function LettersNav({ shown }: { shown?: string }) {
  return (
    <nav aria-label="Letters" className="mt-6 print:hidden">
      <ul className="-mx-2 flex flex-wrap">
        {glossaryLetters.map((letter) => (
          <li key={letter}>
            <Link
              to={`/glossary/${letter}`}
              className="grid size-11 place-items-center font-[650] aria-[current]:no-underline"
              {...(letter === shown && { 'aria-current': 'page' })}
            >
              {letter.toUpperCase()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
