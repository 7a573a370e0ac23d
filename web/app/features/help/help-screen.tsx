import { Link } from 'react-router';
import { Accordion } from '../../ui/accordion.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { capital } from '../../ui/capital.ts';
import { Card } from '../../ui/card.tsx';
import { slug } from '../../ui/slug.ts';
import { AskAbout } from '../assistant/ask-about.tsx';
import { useWordsElsewhere } from '../glossary/use-words-elsewhere.ts';
import { pathOfWord } from '../glossary/word-address.ts';
import { type Answered, paths, topics } from './answers.ts';
import { HelpSearch } from './help-search.tsx';
import { useOpenedAtHash } from './use-opened-at-hash.ts';

const oftenAsked = [
  'disposition',
  'dismissed',
  'nolle prosequi',
  'deferred',
  'withheld',
  'expunge',
  'seal',
  'set aside',
  'docket',
  'RAP sheet',
];

/** Topics, questions and answers, what to do when something happens, and the words of the law. */
export function HelpScreen() {
  useOpenedAtHash();
  useWordsElsewhere();
  return (
    <div className="page reading py-12">
      <h1>Topics Center and FAQ</h1>
      <p className="mt-4 text-lg text-soft">
        OpenSlate is free, asks for no name and no account, and is not a law firm. Most answers are below. For
        your own case, talk with a person.
      </p>
      <HelpSearch />
      <AskAbout className="mt-4" />
      <section aria-labelledby="what-now" className="mt-10">
        <h2 id="what-now">What do I do if …</h2>
        <Answers of={paths} steps />
      </section>
      {topics.map(({ title, answers }) => (
        <section key={title} aria-labelledby={slug(title)} className="mt-10">
          <h2 id={slug(title)}>{title}</h2>
          <Answers of={answers} />
        </section>
      ))}
      <section aria-labelledby="words" className="mt-10">
        <h2 id="words">Words of the law</h2>
        <p className="mt-2">
          What the words on your court papers mean, with an example each, and how states differ.
        </p>
        <ul className="mt-3 flex flex-wrap gap-x-4">
          {oftenAsked.map((word) => (
            <li key={word}>
              <Link to={pathOfWord(word)} className="inline-flex min-h-9 items-center">
                {capital(word)}
              </Link>
            </li>
          ))}
        </ul>
        <ButtonLink to="/glossary" variant="secondary" className="mt-3">
          See all words
        </ButtonLink>
      </section>
      <Card as="section" tone="deep" aria-labelledby="still-stuck" className="mt-10">
        <h2 id="still-stuck">Still stuck?</h2>
        <p className="mt-2">A person who knows your court can help. So can others who went through it.</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonLink to="/attorney-finder">Find a person who can help</ButtonLink>
          <ButtonLink to="/community" variant="secondary">
            Ask the community
          </ButtonLink>
          <ButtonLink to="/contact" variant="secondary">
            Write to us
          </ButtonLink>
        </div>
      </Card>
    </div>
  );
}

function Answers({ of, steps = false }: { of: readonly Answered[]; steps?: boolean }) {
  return (
    <div className="mt-2 border-b border-line">
      {of.map(({ id, question, answer, links = [] }) => (
        <Accordion key={id} id={id} summary={question} className="scroll-mt-4">
          {steps ? (
            <ol className="list-decimal space-y-2 pl-5">
              {answer.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          ) : (
            answer.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
          )}
          {links.map(({ to, words }) => (
            <p key={to}>
              <Link to={to} className="inline-flex min-h-9 items-center">
                {words}
              </Link>
            </p>
          ))}
        </Accordion>
      ))}
    </div>
  );
}
