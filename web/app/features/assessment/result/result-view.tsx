import { pathOfPlace } from '@openslate/contract/site.ts';
import type { Outcome, Result } from '@openslate/law/engine/result.ts';
import type { Guide } from '@openslate/law/place/guide.ts';
import type { Place } from '@openslate/law/place/places.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSkipTarget } from '../../../layout/skip-targets.ts';
import { Alert } from '../../../ui/alert.tsx';
import { classes } from '../../../ui/classes.ts';
import { spokenDate } from '../../../ui/fields/partial-date.ts';
import { Timeline } from '../../../ui/timeline.tsx';
import { StepHeading } from '../questions/step-heading.tsx';
import { useSeen } from '../use-seen.ts';
import { words } from '../wording.ts';
import { ChargeCard } from './charge-card.tsx';
import { explainedIn } from './explained-words.ts';
import { GuideParts, PeopleToAsk } from './guide-parts.tsx';
import { mayHaveChanged } from './law-checked.ts';
import { type Decided, milestones } from './milestones.ts';
import { notLegalAdvice } from './not-legal-advice.ts';
import { outcomeTones } from './outcome-tones.ts';
import { afterword, wholeRecord } from './outcome-words.ts';
import { PrintedFrom } from './printed-from.tsx';
import { RightsEverywhere } from './rights-everywhere.tsx';
import { todosFor } from './todos.ts';
import { WhatToDo } from './what-to-do.tsx';
import { WordMeanings } from './word-meanings.tsx';

type ResultViewProps = {
  place: Place;
  /** What the browser's tab says. */
  title?: string;
  /** What the day of the answer is called on the line of time. */
  asOfWords?: string;
  result: Result;
  guide: Guide;
  nameOf: (id: string) => string;
  /** Read by someone who helps the person. */
  helping?: boolean;
  decided: readonly Decided[];
  done?: readonly string[];
  onTick?: (id: string, isDone: boolean) => void;
  /** What the owner can still do about one charge. */
  aboutCharge?: (id: string) => ReactNode;
  /** Between the answer and the guide. */
  children?: ReactNode;
  actions?: ReactNode;
};

/** A result, for its owner and for whoever it was shared with. */
export function ResultView({
  place,
  title = `Your result: ${place.name}`,
  asOfWords,
  result,
  guide,
  nameOf,
  helping = false,
  decided,
  done = [],
  onTick,
  aboutCharge,
  children,
  actions,
}: ResultViewProps) {
  useSkipTarget('assessment-results', 'Skip to results');
  const isSeen = useSeen();
  const [only, ...others] = result.charges;
  const single = others.length === 0;
  const answer = wholeRecord(result.charges, place.name);
  const changed = mayHaveChanged(result.lawVerified, result.asOf);
  const points = milestones(result, decided, nameOf, asOfWords);
  return (
    <section
      id="assessment-results"
      tabIndex={-1}
      // What comes later than the answer stands below it, and moves nothing that is in sight.
      className="grid min-h-svh content-start gap-8 outline-none print:min-h-0"
    >
      <PrintedFrom lawVerified={result.lawVerified} />
      <div>
        <p className="text-soft">
          {place.name} · as of {spokenDate(result.asOf)} · law checked {spokenDate(result.lawVerified)}{' '}
          <Link to={pathOfPlace('/record-relief', place)} className="print:hidden">
            Read the rules
          </Link>
        </p>
        {changed && <Alert kind="wait" title={changed} className="mt-3" />}
        <div
          className={classes(
            'mt-3 rounded-card border-l-6 px-6 py-6 sm:px-8',
            outcomeTones[bestOutcome(result)],
          )}
        >
          <StepHeading title={words(title, helping)}>{words(answer, helping)}</StepHeading>
          <p className="mt-3 text-lg">
            {single && only
              ? words(afterword(only), helping)
              : 'Below is each charge by itself, with the reasons and the day.'}
          </p>
          <WordMeanings of={explainedIn(answer)} helping={helping} className="mt-3" />
          <p className="mt-3 lg:hidden print:hidden">
            <a href="#what-to-do" className="inline-flex min-h-11 items-center font-[650]">
              Go to what to do
            </a>
          </p>
        </div>
      </div>
      {isSeen && (
        <>
          {points.length > 1 && <Timeline label="From the past to the days that matter" points={points} />}
          {actions}
          <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
            <div className="grid gap-6">
              {result.charges.map((charge) => (
                <ChargeCard
                  key={charge.id}
                  charge={charge}
                  name={nameOf(charge.id)}
                  placeName={place.name}
                  single={single}
                  explained={answer}
                  helping={helping}
                >
                  {aboutCharge?.(charge.id)}
                </ChargeCard>
              ))}
              {children}
            </div>
            <WhatToDo groups={todosFor(result, guide)} done={done} {...(onTick && { onTick })} />
          </div>
          <PeopleToAsk guide={guide} />
          <GuideParts guide={guide} result={result} />
          <RightsEverywhere />
          <p className="reading text-soft">{notLegalAdvice}</p>
        </>
      )}
    </section>
  );
}

function bestOutcome({ charges }: Result): Outcome {
  const order = ['automatic', 'eligible', 'not_yet', 'needs_review', 'not_eligible'] as const;
  return order.find((outcome) => charges.some((charge) => charge.outcome === outcome)) ?? 'not_eligible';
}
