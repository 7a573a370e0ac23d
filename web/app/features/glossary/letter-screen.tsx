import { ButtonLink } from '../../ui/button.tsx';
import { useOpenedAtHash } from '../help/use-opened-at-hash.ts';
import { Word } from './explained-word.tsx';
import type { ExplainedWord } from './glossary.ts';
import { LettersNav } from './letters-nav.tsx';

/** What the words of one letter mean. */
export function LetterScreen({ letter, words }: { letter: string; words: readonly ExplainedWord[] }) {
  useOpenedAtHash();
  return (
    <div className="page reading py-12">
      <h1>Words of the law: {letter.toUpperCase()}</h1>
      <LettersNav shown={letter} />
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {words.map((word) => (
          <Word key={word.word} {...word} />
        ))}
      </dl>
      <p className="mt-6 text-soft">
        This is general information, not legal advice. Your own paper may use a word in another way: the clerk
        of the court can tell you what it stands for.
      </p>
      <ButtonLink to="/glossary" variant="secondary" className="mt-4">
        Find another word
      </ButtonLink>
    </div>
  );
}
