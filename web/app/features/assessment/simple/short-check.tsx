import { pathOfPlace } from '@openslate/contract/site.ts';
import { judge } from '@openslate/law/engine/judge.ts';
import type { Place } from '@openslate/law/place/places.ts';
import { useEffect, useMemo } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { CountedNote } from '../../analytics/counted-note.tsx';
import { track } from '../../analytics/counting.ts';
import { EraseButton } from '../../kept-here/erase-button.tsx';
import { ForgottenNote } from '../../kept-here/forgotten-note.tsx';
import { useInSight } from '../../surveys/in-sight.ts';
import { ResultFeedback } from '../../surveys/result-feedback.tsx';
import { chargeName } from '../charge-name.ts';
import { Disclaimer } from '../disclaimer.tsx';
import { FormSection } from '../form-section.tsx';
import { compose } from '../result/composed/compose.ts';
import { SavedElsewhere } from '../saved-elsewhere.tsx';
import type { Law } from '../use-law.ts';
import { WrongClock } from '../wrong-clock.tsx';
import { ShortForm } from './short-form.tsx';
import { ShortResult } from './short-result.tsx';
import { sayVerdict } from './short-verdict.ts';
import { useShortCheck } from './use-short-check.ts';

/** One page, one charge, and an answer that changes with what is filled in. */
export function ShortCheck({ place, law }: { place: Place; law: Law }) {
  const check = useShortCheck(law.jurisdiction);
  const { besides, told, today, erase, started, others } = check;
  const result = useMemo(
    () => judge(told.answers, law.jurisdiction, today.date),
    [told.answers, law.jurisdiction, today],
  );
  const composed = compose({
    place,
    result,
    guide: law.guide,
    jurisdiction: law.jurisdiction,
    record: told,
    nameOf: (id) => chargeName(told, id, law.jurisdiction),
  });
  const said = sayVerdict({ composed, started, others });
  const several = told.answers.charges.length > 1;
  const isAnswered = said.outcome !== undefined && said.outcome !== 'needs_review';
  useInSight('begun', started);
  useInSight('result', isAnswered);
  useEffect(() => {
    if (isAnswered) track('simple_assessment_finished', place.code);
  }, [isAnswered, place.code]);
  return (
    <div className="page py-8">
      <div className="reading">
        <WrongClock {...today} />
        <h1 className="text-[clamp(1.9rem,1.4rem+2.4vw,3rem)]">Check one charge: {place.name}</h1>
        <p className="mt-3 text-lg text-soft">
          Fill in what you know. “I don’t know” is always a fine answer. The answer on this page changes with
          what you fill in, and none of your answers leaves this device.
        </p>
      </div>
      <div className="reading mt-6">
        <ForgottenNote className="mb-6" />
        <SavedElsewhere besides={besides} onErased={check.lookAgain} />
      </div>
      {several ? (
        <SeveralCharges place={place} count={told.answers.charges.length} onErase={erase} />
      ) : (
        <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
          <ShortForm key={check.round} check={check} said={said} />
          <ShortResult place={place} check={check} result={result} composed={composed} said={said} />
        </div>
      )}
      <div className="reading">
        <Disclaimer />
        <CountedNote />
      </div>
      {isAnswered && <ResultFeedback />}
    </div>
  );
}

/** A page for one charge must not overwrite a record of several. */
function SeveralCharges({ place, count, onErase }: { place: Place; count: number; onErase: () => void }) {
  return (
    <FormSection className="reading">
      <Alert title={`You have answers for ${count} charges on this device`}>
        <p>This page looks at one charge. Go on with all of them in the full assessment, or start over.</p>
        <div className="flex flex-col gap-3 sm:flex-row">
          <ButtonLink wide to={pathOfPlace('/assessment', place)}>
            Go on with all charges
          </ButtonLink>
          <EraseButton wide onErase={onErase} />
        </div>
      </Alert>
    </FormSection>
  );
}
