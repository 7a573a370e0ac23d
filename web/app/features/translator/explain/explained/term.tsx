import { type KeyboardEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import { pathOfWord } from '../../../glossary/word-address.ts';

type TermProps = { term: string; meaning: string | undefined; children: string };

/** A legal term in the text of a paper. Its meaning opens right behind it, for fingers, keys and ears alike. */
export function Term({ term, meaning, children }: TermProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);

  function close(event: KeyboardEvent) {
    if (event.key === 'Escape') setIsOpen(false);
  }

  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={close}
        className="in-text rounded-tile text-deep underline decoration-2 decoration-dotted underline-offset-[0.2em] hover:bg-deep-wash"
      >
        {children}
      </button>
      {isOpen && (
        <span
          id={id}
          role="note"
          className="my-1 block rounded-field border-l-4 border-deep bg-deep-wash px-3 py-2 font-sans whitespace-normal print:hidden"
        >
          <strong>{term}:</strong> {meaning}{' '}
          <Link to={pathOfWord(term)} target="_blank">
            Read more in our glossary<span className="sr-only"> about {term} (opens in a new tab)</span>
          </Link>
        </span>
      )}
    </>
  );
}
