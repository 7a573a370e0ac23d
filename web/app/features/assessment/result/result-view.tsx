import { pathOfPlace } from '@openslate/contract/site.ts';
import type { Result } from '@openslate/law/engine/result.ts';
import type { Place } from '@openslate/law/place/places.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSkipTarget } from '../../../layout/skip-targets.ts';
import { Alert } from '../../../ui/alert.tsx';
import { classes } from '../../../ui/classes.ts';
import { spokenDate } from '../../../ui/fields/partial-date.ts';
import { Timeline } from '../../../ui/timeline.tsx';
import { useSeenParts } from '../use-seen.ts';
import { AnswerBox } from './answer-box.tsx';
import { ChargeCards } from './charge-cards.tsx';
import { CivilRights } from './civil-rights.tsx';
import type { Composed } from './composed/compose.ts';
import { GuideParts, PeopleToAsk } from './guide-parts.tsx';
import { mayHaveChanged } from './law-checked.ts';
import { type Decided, milestones } from './milestones.ts';
import { notLegalAdvice } from './not-legal-advice.ts';
import { PrintedFrom } from './printed-from.tsx';
import type { Correcting } from './reasons.tsx';
import { RightsEverywhere } from './rights-everywhere.tsx';
import { Road } from './road.tsx';

type ResultViewProps = {
  place: Place;
  /** What the browser's tab says. */
  title?: string;
  /** What the day of the answer is called on the line of time. */
  asOfWords?: string;
  result: Result;
  composed: Composed;
  nameOf: (id: string) => string;
  /** Read by someone who helps the person. */
  helping?: boolean;
  decided: readonly Decided[];
  done?: readonly string[];
  onTick?: (id: string, isDone: boolean) => void;
  /** How the owner corrects what was taken for granted. */
  correct?: Correcting;
  /** What the owner can still do about one charge. */
  aboutCharge?: (id: string) => ReactNode;
  /** What has to be found out before the road can be taken. */
  toFindOut?: ReactNode;
  /** Beside the road: how far its owner has come. */
  progress?: ReactNode;
  /** After the reasons. */
  children?: ReactNode;
  actions?: ReactNode;
};

const allParts = 8;

/** A result, for its owner and for whoever it was shared with. */
export function ResultView({
  place,
  title = `Your result: ${place.name}`,
  asOfWords,
  result,
  composed,
  nameOf,
  helping = false,
  decided,
  done = [],
  onTick,
  correct,
  aboutCharge,
  toFindOut,
  progress,
  children,
  actions,
}: ResultViewProps) {
  useSkipTarget('assessment-results', 'Skip to results');
  const parts = useSeenParts(allParts);
  const changed = mayHaveChanged(result.lawVerified, result.asOf);
  const points = milestones(result, decided, nameOf, asOfWords);
  return (
    <section
      id="assessment-results"
      tabIndex={-1}
      // What comes later than the answer stands below it, and moves nothing that is in sight. Meanwhile the end of the page
      // is kept so far away that no phone lays it out, only to do it again further down.
      className={classes(
        'grid content-start gap-8 outline-none print:min-h-0',
        parts < allParts ? 'min-h-[300svh]' : 'min-h-svh',
      )}
    >
      <PrintedFrom lawVerified={result.lawVerified} />
      <div>
        {changed && <Alert kind="wait" title={changed} className="mb-3" />}
        <AnswerBox composed={composed} title={title} helping={helping} />
        <p className="mt-3 text-soft">
          {place.name} · as of {spokenDate(result.asOf)} · law checked {spokenDate(result.lawVerified)}{' '}
          <Link to={pathOfPlace('/record-relief', place)} className="print:hidden">
            Read the rules
          </Link>
        </p>
      </div>
      {parts >= 1 && (
        <>
          {points.length > 1 && <Timeline label="From the past to the days that matter" points={points} />}
          {actions}
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <div className="grid gap-6">
              {toFindOut}
              {parts >= 2 && (
                <Road
                  stages={composed.road}
                  // A road of a dozen steps takes an old phone long to lay out: two, then three, then all.
                  drawn={parts >= 4 ? composed.road.length : parts}
                  done={done}
                  onTick={onTick}
                />
              )}
            </div>
            <div className="grid gap-6">
              {parts >= 5 && (
                <ChargeCards
                  charges={composed.charges}
                  helping={helping}
                  correct={correct}
                  aboutCharge={aboutCharge}
                />
              )}
              {parts >= 6 && (
                <>
                  <CivilRights rights={composed.rights} />
                  {children}
                  {progress}
                </>
              )}
            </div>
          </div>
        </>
      )}
      {parts >= 7 && (
        <>
          <PeopleToAsk people={composed.people} />
          <GuideParts parts={composed.goodToKnow} />
        </>
      )}
      {parts >= allParts && (
        <>
          <RightsEverywhere />
          <p className="reading text-soft">{notLegalAdvice}</p>
        </>
      )}
    </section>
  );
}
