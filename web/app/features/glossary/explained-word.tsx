import { pathOfPlace } from '@openslate/contract/site.ts';
import { placeOf } from '@openslate/law/place/places.ts';
import { Link } from 'react-router';
import { Accordion } from '../../ui/accordion.tsx';
import { capital } from '../../ui/capital.ts';
import type { ExplainedWord, WordInPlace } from './glossary.ts';
import { idOfWord } from './word-address.ts';

/** More than these are opened by those who want them. */
const mostShown = 2;

export function Word({ word, meaning, example, also = [], inPlaces = [] }: ExplainedWord) {
  return (
    <div id={idOfWord(word)} className="-mx-3 scroll-mt-4 rounded-field px-3 py-4 target:bg-deep-wash">
      <dt className="text-lg font-[650]">{capital(word)}</dt>
      <dd className="mt-1 [&>*+*]:mt-1">
        <p>{meaning}</p>
        <p className="text-soft">Example: {example}</p>
        {also.length > 0 && <p className="text-[0.95rem] text-soft">Also: {also.join(', ')}.</p>}
        <InPlaces of={inPlaces} word={word} />
      </dd>
    </div>
  );
}

function InPlaces({ of, word }: { of: readonly WordInPlace[]; word: string }) {
  if (of.length === 0) return null;
  const list = (
    <ul className="list-disc space-y-1 pl-5">
      {of.map((here) => (
        <InPlace key={here.place} {...here} />
      ))}
    </ul>
  );
  if (of.length <= mostShown) return list;
  return <Accordion summary={`What “${word}” means in ${of.length} places`}>{list}</Accordion>;
}

function InPlace({ place: code, says, section }: WordInPlace) {
  const place = placeOf(code);
  return (
    <li>
      <Link to={pathOfPlace('/record-relief', place)}>{place.name}</Link>: {says}{' '}
      <span className="text-[0.95rem] text-soft">({section})</span>
    </li>
  );
}
