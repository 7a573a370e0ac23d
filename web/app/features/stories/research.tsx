import { Card } from '../../ui/card.tsx';
import { type Study, studiedQuestions } from './studies.ts';

/** What studies found, each with whom it looked at, what it cannot tell and a way to read it oneself. */
export function Research() {
  return (
    <>
      <p>The studies do not all agree, and what changes for one person can be more, less or nothing.</p>
      {studiedQuestions.map(({ id, question, answer, studies }) => (
        <section key={id} aria-labelledby={id} className="mt-8">
          <h3 id={id} className="text-[1.4rem]">
            {question}
          </h3>
          <p className="mt-1">{answer}</p>
          <div className="mt-5 grid grid-cols-1 gap-5">
            {studies.map((study) => (
              <StudyCard key={study.title} study={study} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

function StudyCard({ study: { by, title, published, findings, people, limits, pages } }: { study: Study }) {
  return (
    <Card as="article">
      <dl className="grid grid-cols-1 gap-4">
        {findings.map(({ figure, words }) => (
          <div key={figure} className="border-sun border-l-4 pl-4">
            <dt className="font-serif text-[1.35rem] font-semibold leading-tight">{figure}</dt>
            <dd className="mt-1">{words}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">
        <b>Who was studied:</b> {people}
      </p>
      <p className="mt-2">
        <b>What it cannot tell:</b> {limits}
      </p>
      <h4 className="mt-4 text-[1.05rem]">{title}</h4>
      <p className="text-[0.95rem] text-soft">
        {by}, {published}
      </p>
      <ul className="mt-1">
        {pages.map(({ words, url }) => (
          <li key={url}>
            <a href={url} rel="noopener noreferrer" className="inline-flex min-h-9 items-center">
              {words}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
