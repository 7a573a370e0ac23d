import { pathOfPlace } from '@openslate/contract/site.ts';
import { placeOf } from '@openslate/law/place/places.ts';
import { memo } from 'react';
import { Link } from 'react-router';
import { capital } from '../../ui/capital.ts';
import type { GlossaryWord, WordInPlace } from './glossary.ts';
import { idOfWord } from './word-address.ts';

/** The words with their meanings; an example and what else there is to know are opened. */
export const WordList = memo(function WordList({ words }: { words: readonly GlossaryWord[] }) {
  return (
    <dl className="mt-3 divide-y divide-line border-y border-line">
      {words.map((word) => (
        <Word key={word.word} {...word} />
      ))}
    </dl>
  );
});

function Word({ word, meaning, example, also = [], inPlaces = [] }: GlossaryWord) {
  return (
    <div id={idOfWord(word)} className="scroll-mt-4 py-2 target:bg-deep-wash">
      <dt className="font-[650]">{capital(word)}</dt>
      <dd>
        <p className="text-soft">{meaning}</p>
        <details>
          <summary className="min-h-9 py-1.5 text-deep hover:underline">
            Example<span className="sr-only"> of {word}</span>
            {inPlaces.length > 0 && ', and what it means in some states'}
          </summary>
          <div className="pb-2 pl-4 [&>*+*]:mt-2">
            <p>{example}</p>
            {also.length > 0 && <p className="text-soft">Also on papers: {also.join(', ')}.</p>}
            {inPlaces.length > 0 && (
              <ul className="list-disc space-y-1 pl-5">
                {inPlaces.map((here) => (
                  <InPlace key={here.place} {...here} />
                ))}
              </ul>
            )}
          </div>
        </details>
      </dd>
    </div>
  );
}

function InPlace({ place: code, says, section }: WordInPlace) {
  const place = placeOf(code);
  return (
    <li>
      <Link to={pathOfPlace('/record-relief', place)}>{place.name}</Link>: {says}{' '}
      <span className="text-soft">({section})</span>
    </li>
  );
}
