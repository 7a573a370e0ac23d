import { pathOfPlace } from '@openslate/contract/site.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { placeOf } from '@openslate/law/place/places.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { BrokenProgress } from '../../assessment/broken-progress.tsx';
import { findProgress } from '../../assessment/kept-progress.ts';
import { replaceAnswers } from '../../assessment/replacing.ts';
import { todayFor } from '../../assessment/today.ts';
import { chargesTold } from './charges-told.ts';
import type { CheckedCharge } from './checked-charge.ts';
import { answersAfter, answersHere, type Kept } from './where-to-put.ts';

type PutIntoAnswersProps = {
  charges: readonly CheckedCharge[];
  jurisdiction: Jurisdiction;
  /** Leads to the first charge that is still to be checked, where some may be. */
  onUnchecked?: () => void;
  label?: string;
};

/** Takes the charges that are right into the answers of the place, and goes on there. */
export function PutIntoAnswers({
  charges,
  jurisdiction,
  onUnchecked,
  label = 'Put these into my answers',
}: PutIntoAnswersProps) {
  const navigate = useNavigate();
  const [found, setFound] = useState(() => findProgress(jurisdiction.code));
  const [kept, setKept] = useState<Kept>();
  const [problem, setProblem] = useState<string>();
  const here = answersHere(found);
  const place = placeOf(jurisdiction.code);

  function choose(what: Kept) {
    setKept(what);
    setProblem(undefined);
  }

  function put() {
    if (charges.some(({ is }) => is === 'to_check')) {
      setProblem('Some charges are not checked yet.');
      return onUnchecked?.();
    }
    const told = chargesTold(charges, jurisdiction, todayFor(jurisdiction).date);
    if (told.answers.charges.length === 0)
      return setProblem('You left every charge out. Take at least one in.');
    if (here.kind === 'some' && kept === undefined)
      return setProblem('Choose what to do with the answers you have here.');
    const after = answersAfter(here, kept, told);
    if (!after)
      return setProblem('That would be more than 50 charges. Leave some out, or replace your answers.');
    const progress = { ...after, selectedState: place.code, currentStep: 'start', done: [] };
    if (!replaceAnswers(progress, 'The charges are in your answers'))
      return setProblem(
        'This browser could not keep them. It may be full, or forbid this site to keep anything.',
      );
    navigate(pathOfPlace('/assessment', place));
  }

  if (here.kind === 'broken')
    return <BrokenProgress className="mt-6" onErased={() => setFound(findProgress(jurisdiction.code))} />;
  return (
    <div className="mt-6">
      {here.kind === 'some' && (
        <RadioCards<Kept>
          label={`You have answers for ${place.name} on this device`}
          value={kept}
          onChange={choose}
          choices={[
            { value: 'added_to', label: 'Add these charges to them', description: countWords(here.charges) },
            { value: 'replaced', label: 'Start again with these charges alone' },
          ]}
        />
      )}
      {problem && (
        <p role="alert" className="mt-4 font-[650] text-no">
          {problem}
        </p>
      )}
      <Button wide className="mt-5" onClick={put}>
        {label}
      </Button>
      <p className="mt-2 text-soft">
        They stay on this device. Next we ask only what the paper does not say.
      </p>
    </div>
  );
}

function countWords(charges: number): string {
  return charges === 1 ? '1 charge is there now' : `${charges} charges are there now`;
}
