import { placeOf } from '@openslate/law/place/places.ts';
import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { Answered } from './answerer.ts';
import { HelpNow } from './help-now.tsx';
import { namedLinks } from './link-words.ts';
import { ModelNote } from './model/model-note.tsx';
import { Reworded } from './model/reworded.tsx';
import { SaidText } from './said-text.tsx';
import { WhichPlace } from './which-place.tsx';

type AnswerCardProps = {
  answer: Answered;
  isLast: boolean;
  onAsk: (question: string) => void;
  onLeave?: (() => void) | undefined;
};

/** What is said to a question, where it stands, and where to go on. */
export function AnswerCard({ answer, isLast, onAsk, onLeave }: AnswerCardProps) {
  const { kind, topic, text, sources, links, state, states, pages = [], byModel, lang } = answer;
  const onward = namedLinks(links, state);
  return (
    <Card tone={topic === 'danger' ? 'sun' : 'plain'} className="mt-3 px-4! py-4! [&>*+*]:mt-3">
      {byModel?.kind === 'reworded' ? (
        <Reworded of={byModel} />
      ) : (
        <SaidText text={text} lang={lang} className={topic === 'danger' ? 'text-[1.15rem] font-[650]' : ''} />
      )}
      {topic === 'danger' && <HelpNow text={text} lang={lang} />}
      {sources.length > 0 && <Sources of={sources} />}
      {byModel && byModel.kind !== 'reworded' && <ModelNote of={byModel} />}
      {kind === 'ask_back' && isLast && <WhichPlace of={states} onChoose={onAsk} />}
      {pages.length > 0 && (
        <div>
          <p className="font-[650]">Pages that may help</p>
          <ul>
            {pages.map(({ id, to, title, place }) => (
              <li key={id}>
                <Link to={to} onClick={onLeave} className="inline-block py-1">
                  {place && !title.includes(placeOf(place).name) ? `${placeOf(place).name}: ${title}` : title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {onward.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {onward.map(({ to, words }) => (
            <li key={to}>
              <ButtonLink to={to} variant="secondary" size="small" onClick={onLeave}>
                {words}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Sources({ of: sources }: { of: Answered['sources'] }) {
  return (
    <div className="text-[0.95rem]">
      <p className="font-[650]">Where it stands</p>
      <ul>
        {sources.map(({ label, url }) => (
          <li key={label + url}>
            {url ? (
              <a href={url} rel="noreferrer" className="inline-block py-1 wrap-anywhere">
                {label}
              </a>
            ) : (
              label
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
