import type { Result } from '@openslate/law/engine/result.ts';
import { whatAnswersWouldChange, whatWouldChange } from '@openslate/law/engine/what-would-change.ts';
import type { Place } from '@openslate/law/place/places.ts';
import { idOf } from '@openslate/law/record/answers.ts';
import { questionAt } from '@openslate/law/record/questions.ts';
import { useMemo } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { AskAbout } from '../../assistant/ask-about.tsx';
import { EraseButton } from '../../kept-here/erase-button.tsx';
import { InstallOffer } from '../../offline/install-offer.tsx';
import { ResultProgress } from '../../progress/result-progress.tsx';
import { chargeName } from '../charge-name.ts';
import { answer } from '../told.ts';
import type { Assessment } from '../use-assessment.ts';
import type { Law } from '../use-law.ts';
import { words } from '../wording.ts';
import { compose } from './composed/compose.ts';
import { Corrections } from './corrections.tsx';
import { once } from './once.ts';
import { openQuestions } from './open-questions.ts';
import { ResultView } from './result-view.tsx';
import { SaveOrShare } from './save-or-share.tsx';
import { StillOpen } from './still-open.tsx';
import { useResult } from './use-result.ts';
import { WhatWouldHelp } from './what-would-help.tsx';

type ResultScreenProps = { place: Place; law: Law; assessment: Assessment };

/**
 * The result as its owner sees it: worked out here, and changed by changing an answer. Judging and putting it into words
 * are two components, so that an old phone can answer a thumb in between.
 */
export function ResultScreen({ place, law, assessment }: ResultScreenProps) {
  const { told, today } = assessment;
  const { jurisdiction } = law;
  const result = useResult(told.answers, jurisdiction, today.date);
  if (!result) {
    return (
      <p role="status" className="min-h-svh text-lg">
        We are looking at all {told.answers.charges.length} of your charges …
      </p>
    );
  }
  return <ResultInWords place={place} law={law} assessment={assessment} result={result} />;
}

function ResultInWords({ place, law, assessment, result }: ResultScreenProps & { result: Result }) {
  const { told, done, tick, go, change, startOver } = assessment;
  const { jurisdiction, guide } = law;
  const ways = useMemo(
    () =>
      once(() => [...whatWouldChange(result), ...whatAnswersWouldChange(result, told.answers, jurisdiction)]),
    [result, told.answers, jurisdiction],
  );
  const nameOf = (id: string) => chargeName(told, id, jurisdiction);
  const open = openQuestions(result, jurisdiction, told, nameOf);
  const toCompose = { place, result, guide, jurisdiction, nameOf, record: told, toFindOut: open };
  const composed = compose(toCompose);
  const ask = (path: string) => go({ at: 'question', path, askedFrom: 'result' });

  return (
    <ResultView
      place={place}
      result={result}
      composed={composed}
      nameOf={nameOf}
      helping={told.helping}
      decided={told.answers.charges.map((charge, index) => ({
        id: idOf(charge, index),
        date: charge.dispositionDate,
      }))}
      done={done}
      onTick={tick}
      correct={(path) => (questionAt(path, jurisdiction) ? () => ask(path) : undefined)}
      progress={
        <ResultProgress
          name={place.name}
          progress={{ ...told, done, currentStep: 'result', selectedState: place.code }}
          onTick={tick}
        />
      }
      toFindOut={<StillOpen open={open} isCut={result.ifsLeftOut !== undefined} onAnswer={ask} />}
      aboutCharge={(id) => <WhatWouldHelp ways={ways} chargeId={id} />}
      actions={
        <div className="flex flex-wrap gap-3 print:hidden">
          <SaveOrShare kept={{ ...toCompose, done }} shareable={{ result, told, jurisdiction }} />
          <Button variant="secondary" onClick={() => go({ at: 'review' })}>
            Change my answers
          </Button>
          <AskAbout place={place.code} record={told.answers} />
          <ButtonLink to="/assessment" variant="secondary">
            Check another state
          </ButtonLink>
          <EraseButton onErase={startOver} />
        </div>
      }
    >
      <Corrections
        result={result}
        jurisdiction={jurisdiction}
        nameOf={nameOf}
        helping={told.helping}
        answerNow={words(composed.headline, told.helping)}
        onCorrect={(path, value) => change(answer(told, path, value))}
      />
      <InstallOffer />
    </ResultView>
  );
}
