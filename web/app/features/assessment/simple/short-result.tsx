import { pathOfPlace } from '@openslate/contract/site.ts';
import type { Result } from '@openslate/law/engine/result.ts';
import type { Place } from '@openslate/law/place/places.ts';
import { ArrowRight } from 'lucide-react';
import { useSkipTarget } from '../../../layout/skip-targets.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ChargeCard } from '../result/charge-card.tsx';
import { CivilRights } from '../result/civil-rights.tsx';
import type { Composed } from '../result/composed/compose.ts';
import { PeopleToAsk } from '../result/guide-parts.tsx';
import { Road } from '../result/road.tsx';
import { Assumed } from './assumed.tsx';
import type { Said } from './short-verdict.ts';
import type { ShortCheck } from './use-short-check.ts';
import { VerdictBox } from './verdict-box.tsx';

type ShortResultProps = {
  place: Place;
  check: ShortCheck;
  result: Result;
  composed: Composed;
  said: Said;
};

/** What the law says of the page as it is filled in so far. */
export function ShortResult({ place, check, result, composed, said }: ShortResultProps) {
  useSkipTarget('assessment-results', 'Skip to results');
  const { started, done, tick, notSaved } = check;
  const { charges, road, people, rights } = composed;
  const [charge] = charges;
  return (
    <section
      id="assessment-results"
      tabIndex={-1}
      aria-label="What the law says so far"
      className="grid min-w-0 gap-6 outline-none"
    >
      <VerdictBox said={said} verified={result.lawVerified} asOf={result.asOf} />
      {charge && said.outcome && <ChargeCard charge={charge} single helping={false} />}
      {started && <FullAssessment place={place} result={result} notSaved={notSaved} />}
      {said.outcome && (
        <>
          <Assumed result={result} />
          <Road stages={road} done={done} onTick={tick} />
          <CivilRights rights={rights} />
        </>
      )}
      <PeopleToAsk people={people} />
    </section>
  );
}

/** What a short page cannot ask, the full assessment can. */
function FullAssessment({ place, result, notSaved }: { place: Place; result: Result; notSaved: boolean }) {
  const open = result.missing.length + result.unsure.length;
  return (
    <div className="rounded-card border border-line bg-card p-5">
      <h2 className="text-[1.3rem]">For a full answer</h2>
      <p className="mt-1">
        {open > 0
          ? 'There is more that could change this answer. The full assessment asks it, one question at a time, and takes more than one charge.'
          : 'The full assessment takes more than one charge, and you can print, save or share what it finds.'}{' '}
        {notSaved
          ? 'This browser does not let us keep your answers. They come along, but do not close or reload the page.'
          : 'Your answers come along.'}
      </p>
      <ButtonLink to={pathOfPlace('/assessment', place)} variant="secondary" className="mt-3">
        Go on in the full assessment <ArrowRight aria-hidden />
      </ButtonLink>
    </div>
  );
}
