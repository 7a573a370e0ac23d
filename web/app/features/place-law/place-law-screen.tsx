import type { Place } from '@openslate/law/place/places.ts';
import type { ReactNode } from 'react';
import { spokenDate } from '../../ui/fields/partial-date.ts';
import { SummaryList } from '../../ui/summary-list.tsx';
import { OneHelper } from '../assessment/result/one-helper.tsx';
import { LawChecked } from './law-checked.tsx';
import { PlaceGuide } from './place-guide.tsx';
import type { ShownLaw, ShownRelief } from './place-law.ts';
import { ReliefArticle } from './relief-article.tsx';
import { ReviewedText } from './reviewed-text.tsx';
import { SourceList } from './source-list.tsx';
import { SummaryOfLaw } from './summary-of-law.tsx';
import { WorkedCases } from './worked-cases.tsx';

const ways: readonly (readonly [ShownRelief['way'], string, string])[] = [
  ['automatic', 'by-itself', 'What is cleared by itself'],
  ['asking', 'by-asking', 'What you can ask for'],
  ['alternative', 'besides', 'What else the law offers'],
];

/** What the law of a place comes to, and below it the whole, so that somebody who knows it can say where it is wrong. */
export function PlaceLawScreen({ place, law }: { place: Place; law: ShownLaw }) {
  const { verified, knownFrom, readAgain, gaps, reliefs, presumed, leftOpen, advised, sources, cases } = law;
  const { review, guide, help, summary } = law;
  const ofWay = (way: ShownRelief['way']) => reliefs.filter((relief) => relief.way === way);
  const rules = reliefs.reduce((count, relief) => count + relief.rules.length, 0);
  const parts = [
    ...ways.filter(([way]) => ofWay(way).length > 0).map(([, id, title]) => ({ id, title })),
    { id: 'how', title: 'Forms, fees and filing' },
    { id: 'presumed', title: 'What we take for granted' },
    { id: 'left-open', title: 'What we leave open' },
    ...(review.length > 0 ? [{ id: 'text', title: 'The law’s own words' }] : []),
    { id: 'cases', title: 'Worked cases' },
    { id: 'help', title: 'Whom to ask' },
    { id: 'sources', title: 'Sources' },
  ];
  return (
    <div className="page py-10">
      <div className="reading">
        <h1>Clearing a record: {place.name}</h1>
        <SummaryOfLaw place={place} summary={summary} />
        <h2 id="law" className="mt-14 scroll-mt-4">
          The law as we read it
        </h2>
        <p className="mt-4">
          Every rule behind our answers stands here, with its section of law. Do you know this law? Then
          please check us. If something is wrong, tell us where it stands. We do not ask who you are.
        </p>
        <p className="mt-4">
          This is not legal advice. Nobody should take it for a lawyer’s review: we read the pages listed
          below.
        </p>
        <SummaryList
          className="mt-6"
          rows={[
            {
              id: 'verified',
              label: 'Checked against its sources',
              value: <LawChecked place={place} on={verified} />,
            },
            { id: 'known', label: 'Rules known to stand since', value: spokenDate(knownFrom) },
            ...(readAgain
              ? [
                  {
                    id: 'again',
                    label: 'Read again by somebody else',
                    value: `${spokenDate(readAgain.on)}. ${readAgain.changed}`,
                  },
                ]
              : []),
            {
              id: 'count',
              label: 'In numbers',
              value: `${reliefs.length} ways, ${rules} rules, ${cases.length} worked cases, ${sources.length} sources`,
            },
          ]}
        />
        <nav aria-label="On this page" className="mt-8">
          <h3>On this page</h3>
          <ul className="mt-2">
            {parts.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-flex min-h-9 items-center">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {ways.map(([way, id, title]) => (
        <Part key={id} id={id} title={title} shown={ofWay(way).length > 0}>
          <div className="grid gap-6">
            {ofWay(way).map((relief) => (
              <ReliefArticle key={relief.id} relief={relief} />
            ))}
          </div>
        </Part>
      ))}
      <Part id="how" title="Forms, fees and filing">
        <PlaceGuide guide={guide} reliefs={reliefs} />
      </Part>
      <Part id="presumed" title="What we take for granted">
        <p className="text-soft">We say so in the result, and the person can correct it.</p>
        <Sentences of={presumed} />
      </Part>
      <Part id="left-open" title="What we leave open">
        <p className="text-soft">
          No rule of ours decides these. Where one of them matters, the answer is that it needs a closer look.
        </p>
        <Sentences of={leftOpen} />
        {gaps.length > 0 && (
          <>
            <h3 className="mt-6">What is not settled</h3>
            <ul className="mt-3 grid list-disc gap-2 pl-5">
              {gaps.map(({ section, what, since }) => (
                <li key={section + what}>
                  <b>{section}:</b> {what} <span className="text-soft">Open since {spokenDate(since)}.</span>
                </li>
              ))}
            </ul>
          </>
        )}
        {advised.length > 0 && (
          <>
            <h3 className="mt-6">What we advise where something stands in the way</h3>
            <Sentences of={advised} />
          </>
        )}
      </Part>
      <Part id="text" title="The law’s own words" shown={review.length > 0}>
        <p className="text-soft">
          Here we had the text of the law at hand. We held each passage against our rules. We are not lawyers,
          and this is not a lawyer’s review.
        </p>
        <ReviewedText review={review} reliefs={reliefs} />
      </Part>
      <Part id="cases" title="Worked cases">
        <p className="text-soft">
          We made these people up. Each is checked against the rules whenever anything changes. Unless a case
          says otherwise, it was in adult court, the sentence is over and paid, no case is open, nobody has to
          register, and nothing was cleared before.
        </p>
        <WorkedCases cases={cases} />
      </Part>
      <Part id="help" title="Whom to ask">
        <p className="text-soft">This page judges nobody’s record. These people can look at yours.</p>
        <ul className="mt-4 grid gap-3 sm:grid-cols-2">
          {help.map((helper) => (
            <li key={helper.url + helper.name} className="rounded-card border border-line bg-card p-4">
              <OneHelper {...helper} />
            </li>
          ))}
        </ul>
      </Part>
      <Part id="sources" title="Sources">
        <p className="text-soft">Every page that was read for these rules, and whose words it holds.</p>
        <SourceList sources={sources} />
      </Part>
    </div>
  );
}

type PartProps = { id: string; title: string; shown?: boolean; children: ReactNode };

function Part({ id, title, shown = true, children }: PartProps) {
  if (!shown) return null;
  return (
    <section aria-labelledby={id} className="reading mt-14">
      <h2 id={id} className="mb-4 scroll-mt-4">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Sentences({ of }: { of: readonly string[] }) {
  if (of.length === 0) return <p className="mt-3">Nothing.</p>;
  return (
    <ul className="mt-3 grid list-disc gap-1 pl-5">
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
