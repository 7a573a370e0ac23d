import { useEffect, useRef, useState } from 'react';
import { FilterField } from '../../ui/fields/filter-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useOpenedAtHash } from '../help/use-opened-at-hash.ts';
import { byLetter, fitting, type GlossaryWord } from './glossary.ts';
import { WordList } from './word-list.tsx';

/** What the words on court papers mean. Without scripts it is one list from A to Z, with each word at its own address. */
export function GlossaryScreen({ words }: { words: readonly GlossaryWord[] }) {
  const [typed, setTyped] = useState('');
  const [topic, setTopic] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useOpenedAtHash();
  // On a slow phone people type before the page has taken over: React does not hear of it.
  useEffect(() => setTyped(field.current?.value ?? ''), []);
  const found = fitting(words, typed, topic);
  const isLooking = typed.trim() !== '' || topic !== undefined;
  return (
    <div className="page reading py-12">
      <h1>Words of the law</h1>
      <p className="mt-4 text-lg text-soft">
        What {words.length} words on court papers mean, in plain English. A word can mean something else in
        another state: where we know how, we say so.
      </p>
      <search className="needs-script mt-6 block print:hidden">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            id="glossary-word"
            ref={field}
            type="search"
            label="Find a word"
            hint="As on your paper: nol pros, ACD, sealed."
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
            className="self-end"
          />
        </div>
        <p role="status" className="mt-2 text-soft">
          {isLooking && wordsFound(found.length)}
        </p>
      </search>
      {isLooking ? <WordList words={found} /> : <Letters words={words} />}
    </div>
  );
}

function Letters({ words }: { words: readonly GlossaryWord[] }) {
  const letters = byLetter(words);
  return (
    <>
      <nav aria-label="Letters" className="mt-6 print:hidden">
        <ul className="-mx-1 flex flex-wrap">
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a href={`#letter-${letter}`} className="grid size-11 place-items-center font-[650]">
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(({ letter, words: under }) => (
        <section key={letter} aria-labelledby={`letter-${letter}`} className="mt-8">
          <h2 id={`letter-${letter}`} className="scroll-mt-4">
            {letter}
          </h2>
          <WordList words={under} />
        </section>
      ))}
    </>
  );
}

function wordsFound(count: number): string {
  if (count === 0) return 'We do not have this word yet. Try a part of it, or ask the clerk of the court.';
  return count === 1 ? '1 word found.' : `${count} words found.`;
}

function topicsOf(words: readonly GlossaryWord[]): readonly { value: string; label: string }[] {
  const topics = [...new Set(words.map(({ topic }) => topic))].sort();
  return topics.map((topic) => ({ value: topic, label: topic }));
}
