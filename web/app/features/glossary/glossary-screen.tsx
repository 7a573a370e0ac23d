import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { capital } from '../../ui/capital.ts';
import { FilterField } from '../../ui/fields/filter-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { fitting, type ListedWord } from './glossary.ts';
import { LettersNav } from './letters-nav.tsx';
import { useWordsElsewhere } from './use-words-elsewhere.ts';
import { pathOfWord } from './word-address.ts';

/** All words on court papers, to find one’s own. What they mean stands on the page of their letter. */
export function GlossaryScreen({ words }: { words: readonly ListedWord[] }) {
  const [typed, setTyped] = useState('');
  const [topic, setTopic] = useState<string>();
  const fields = useRef<HTMLElement>(null);
  useWordsElsewhere();
  // On a slow phone people type and choose before the page has taken over: React does not hear of it.
  useEffect(() => {
    setTyped(fields.current?.querySelector('input')?.value ?? '');
    setTopic(fields.current?.querySelector('select')?.value || undefined);
  }, []);
  const found = fitting(words, typed, topic);
  const isLooking = typed.trim() !== '' || topic !== undefined;
  return (
    <div className="page py-12">
      <div className="reading">
        <h1>Words of the law</h1>
        <p className="mt-4 text-lg text-soft">
          What {words.length} words on court papers mean, in plain English, each with an example. Some mean
          something else in another state: where we know how, we say so.
        </p>
        <search ref={fields} className="needs-script mt-6 block print:hidden">
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              id="glossary-word"
              type="search"
              label="Find a word"
              hint="For example: nol pros, ACD, sealed."
              autoComplete="off"
              maxLength={60}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <FilterField
              id="glossary-topic"
              label="What it is about"
              all="All topics"
              options={topicsOf(words)}
              chosen={topic}
              onChoose={setTopic}
              className="sm:self-end"
            />
          </div>
          <p role="status" className="mt-2 text-soft">
            {isLooking && wordsFound(found.length)}
          </p>
        </search>
        {!isLooking && <LettersNav />}
      </div>
      <ul className="mt-4 sm:columns-2 lg:columns-3">
        {found.map(({ word }) => (
          <li key={word} className="break-inside-avoid">
            <Link to={pathOfWord(word)} className="inline-flex min-h-9 items-center">
              {capital(word)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function wordsFound(count: number): string {
  if (count === 0) return 'We do not have this word yet. Try a part of it, or ask the clerk of the court.';
  return count === 1 ? '1 word found.' : `${count} words found.`;
}

function topicsOf(words: readonly ListedWord[]): readonly { value: string; label: string }[] {
  const topics = [...new Set(words.map(({ topic }) => topic))].sort();
  return topics.map((topic) => ({ value: topic, label: topic }));
}
