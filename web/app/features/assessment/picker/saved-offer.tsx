import { type assessmentPages, pathOfPlace } from '@openslate/contract/site.ts';
import { type Place, placeNamed } from '@openslate/law/place/places.ts';
import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EraseButton } from '../../kept-here/erase-button.tsx';
import { ForgottenNote } from '../../kept-here/forgotten-note.tsx';
import { HowLongKept } from '../../kept-here/how-long-kept.tsx';
import { BrokenProgress } from '../broken-progress.tsx';
import { eraseAnswers, onBroughtBack } from '../erasing.ts';
import { type FoundProgress, findProgress, type SavedProgress } from '../saved-progress.ts';
import { stepNamed } from '../step-names.ts';
import { offerRoom } from './offer-room.ts';

type Page = (typeof assessmentPages)[number];

/** Answers that are still on this device: go on with them, or erase them. */
export function SavedOffer({ page }: { page: Page }) {
  const [found, setFound] = useState<FoundProgress>(findProgress);
  const [erased, setErased] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  const [isBack, setBack] = useState(false);
  const offer = useRef<HTMLHeadingElement>(null);
  useEffect(
    () =>
      onBroughtBack((progress) => {
        setFound({ kind: 'saved', progress });
        setErased(false);
        setBack(true);
      }),
    [],
  );
  // The button that was pressed is gone; without this the keyboard would start again at the top.
  useEffect(() => {
    if (erased) said.current?.focus();
    else if (isBack) offer.current?.focus();
  }, [erased, isBack]);

  function erase() {
    eraseAnswers();
    setFound({ kind: 'none' });
    setErased(true);
  }

  if (erased)
    return (
      <p ref={said} tabIndex={-1} role="status" className="mt-6 font-[650]">
        Your answers are erased from this device.
      </p>
    );
  if (found.kind === 'broken') return <BrokenProgress onErase={erase} className="mt-6" />;
  if (found.kind !== 'saved') return <ForgottenNote className="mt-6" />;
  // It was read as the code of a place.
  const place = placeNamed(found.progress.selectedState) as Place;
  return (
    <Card as="section" tone="deep" aria-labelledby="saved-offer" className={`${offerRoom} flex flex-col`}>
      <h2 id="saved-offer" ref={offer} tabIndex={-1} className="text-[1.3rem] outline-none">
        Welcome back
      </h2>
      <p className="mt-1">
        You have answers for {place.name} on this device. You can go on where you stopped.
      </p>
      <p className="mt-1 text-[0.95rem]">
        <HowLongKept />
      </p>
      <div className="mt-auto flex flex-col gap-3 pt-4 sm:flex-row">
        <ButtonLink wide {...wayBack(page, place, found.progress)}>
          Continue: {place.name}
        </ButtonLink>
        <EraseButton wide onErase={erase} />
      </div>
    </Card>
  );
}

/** The short version shows one charge; with more, only the full assessment can go on. */
function wayBack(page: Page, place: Place, { answers, currentStep }: SavedProgress) {
  if (page === '/assessment-simple' && answers.charges.length === 1) return { to: pathOfPlace(page, place) };
  return { to: pathOfPlace('/assessment', place), state: { step: stepNamed(currentStep) } };
}
