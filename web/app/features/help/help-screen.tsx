import { legalWords } from '@openslate/law/glossary/legal-words.ts';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { Accordion } from '../../ui/accordion.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { capital } from '../../ui/capital.ts';
import { Card } from '../../ui/card.tsx';
import { slug } from '../../ui/slug.ts';
import { type Answered, paths, topics } from './answers.ts';
import { HelpSearch } from './help-search.tsx';

/** Topics, questions and answers, what to do when something happens, and the words of the law. */
export function HelpScreen() {
  useOpenedAnswer();
  return (
    <div className="page reading py-12">
      <h1>Help</h1>
      <p className="mt-4 text-lg text-soft">
        OpenSlate is free, asks for no name and no account, and is not a law firm. Most answers are below. For
        your own case, talk with a person.
      </p>
      <HelpSearch />
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
        <dl className="mt-3 divide-y divide-line border-y border-line">
          {legalWords.map(({ word, meaning }) => (
            <div key={word} id={`word-${slug(word)}`} className="scroll-mt-4 py-2">
              <dt className="font-[650]">{capital(word)}</dt>
              <dd className="text-soft">{meaning}</dd>
            </div>
          ))}
        </dl>
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

/** Who comes to an answer by its address sees it open. */
function useOpenedAnswer(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = hash && document.getElementById(hash.slice(1));
    if (!target) return;
    if (target instanceof HTMLDetailsElement) target.open = true;
    target.scrollIntoView();
  }, [hash]);
}
