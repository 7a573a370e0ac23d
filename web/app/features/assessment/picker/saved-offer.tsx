import { type assessmentPages, pathOfPlace } from '@openslate/contract/site.ts';
import { type Place, placeOf } from '@openslate/law/place/places.ts';
import { useEffect, useRef, useState } from 'react';
import { progressNames } from '../../../storage/keys.ts';
import { onChangeOf } from '../../../storage/shelves.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EraseButton } from '../../kept-here/erase-button.tsx';
import { ForgottenNote } from '../../kept-here/forgotten-note.tsx';
import { HowLongKept } from '../../kept-here/how-long-kept.tsx';
import { YourProgress } from '../../progress/your-progress.tsx';
import { BrokenProgress } from '../broken-progress.tsx';
import { eraseAnswers } from '../erasing.ts';
import { inOneSentence } from '../in-one-sentence.ts';
import { everyProgress, findProgress } from '../kept-progress.ts';
import type { SavedProgress } from '../saved-progress.ts';
import { stepNamed } from '../step-names.ts';
import { offerRoom } from './offer-room.ts';

type Page = (typeof assessmentPages)[number];

/** Answers that are still on this device: go on with them, or erase them. */
export function SavedOffer({ page }: { page: Page }) {
  const [kept, setKept] = useState(lookAround);
  const isOffered = kept.every.length > 0;
  const wasOffered = useRef(isOffered);
  const [isErased, setErased] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  const offer = useRef<HTMLHeadingElement>(null);
  useEffect(
    () =>
      onChangeOf(progressNames, () => {
        const now = lookAround();
        setKept(now);
        setErased(now.every.length === 0 && !now.isBroken);
      }),
    [],
  );
  // The button that was pressed is gone; without this the keyboard would start again at the top.
  useEffect(() => {
    if (isErased) said.current?.focus();
    else if (isOffered && !wasOffered.current) offer.current?.focus();
    wasOffered.current = isOffered;
  }, [isErased, isOffered]);

  if (isErased)
    return (
      <p ref={said} tabIndex={-1} role="status" className="mt-6 font-[650]">
        Your answers are erased from this device.
      </p>
    );
  const [latest, ...others] = kept.every;
  return (
    <>
      {kept.isBroken && <BrokenProgress className="mt-6" />}
      {!latest && !kept.isBroken && <ForgottenNote className="mt-6" />}
      {latest && (
        <Card as="section" tone="deep" aria-labelledby="saved-offer" className={`${offerRoom} flex flex-col`}>
          <h2 id="saved-offer" ref={offer} tabIndex={-1} className="text-[1.3rem] outline-none">
            Welcome back
          </h2>
          <p className="mt-1">
            You have answers for{' '}
            {inOneSentence(kept.every.map(({ selectedState }) => placeOf(selectedState).name))} on this
            device. You can go on where you stopped.
          </p>
          <p className="mt-1 text-[0.95rem]">
            <HowLongKept />
          </p>
          <div className="mt-auto flex flex-col gap-3 pt-4 sm:flex-row sm:flex-wrap">
            <Continue page={page} progress={latest} />
            {others.map((other) => (
              <Continue key={other.selectedState} page={page} progress={other} variant="secondary" />
            ))}
            <EraseButton wide onErase={eraseAnswers} />
          </div>
          <YourProgress className="mt-3" />
        </Card>
      )}
    </>
  );
}

function lookAround() {
  return { every: everyProgress(), isBroken: findProgress().kind === 'broken' };
}

type ContinueProps = { page: Page; progress: SavedProgress; variant?: 'secondary' };

function Continue({ page, progress, ...look }: ContinueProps) {
  const place = placeOf(progress.selectedState);
  return (
    <ButtonLink wide {...look} {...wayBack(page, place, progress)}>
      Continue: {place.name}
    </ButtonLink>
  );
}

/** The short version shows one charge; with more, only the full assessment can go on. */
function wayBack(page: Page, place: Place, { answers, currentStep }: SavedProgress) {
  if (page === '/assessment-simple' && answers.charges.length === 1) return { to: pathOfPlace(page, place) };
  return { to: pathOfPlace('/assessment', place), state: { step: stepNamed(currentStep) } };
}
