import type { Guide } from '@openslate/law/place/guide.ts';
import type { AskedAbout } from '@openslate/law/record/questions.ts';
import { ArrowLeft } from 'lucide-react';
import { Activity, useEffect, useRef } from 'react';
import { Accordion } from '../../../ui/accordion.tsx';
import { SharedComputerSwitch } from '../../kept-here/shared-computer-switch.tsx';
import { ComeBackLater } from '../../reminders/come-back-later.tsx';
import type { Told } from '../saved-progress.ts';
import type { Assessment } from '../use-assessment.ts';
import { useNewest } from '../use-newest.ts';
import { words } from '../wording.ts';
import { HowFar } from './how-far.tsx';
import { QuestionPage } from './question-page.tsx';
import { useAnnounced } from './step-heading.tsx';
import { usePages } from './use-pages.ts';

/** One question at a time, with the way back and what is the same for all of them. */
export function QuestionScreen({
  assessment,
  asked,
  placeName,
  guide,
}: {
  assessment: Assessment;
  asked: AskedAbout;
  placeName: string;
  guide: Guide;
}) {
  const { told, today, jurisdiction, back, goOn, notSaved, ahead } = assessment;
  const { leaf, sides, shown, prepare, turnOver } = usePages({ path: asked.path, told }, ahead);
  const send = useNewest((next: Told) => goOn(next, turnOver(next)));
  const heading = useRef<HTMLHeadingElement>(null);
  useAnnounced(heading, `${words(asked.question.text, told.helping)} ${placeName}`);

  return (
    <div ref={useClosed(asked.path)}>
      <div className="flex items-center justify-between gap-4 text-[0.98rem]">
        <button
          type="button"
          onClick={back}
          className="inline-flex min-h-11 items-center gap-1.5 text-deep underline underline-offset-[0.18em]"
        >
          {arrow} Back
        </button>
        <HowFar told={told} ahead={ahead} placeName={placeName} />
      </div>
      <div ref={leaf}>
        {sides.map((side, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the two sides are what stays.
          <Activity key={at} mode={at === shown ? 'visible' : 'hidden'}>
            <QuestionPage
              {...side}
              jurisdiction={jurisdiction}
              today={today}
              placeName={placeName}
              guide={guide}
              ahead={ahead}
              notSaved={notSaved}
              heading={heading}
              onThought={prepare}
              onAnswer={send}
            />
          </Activity>
        ))}
      </div>
      {howLongKept}
      {comeBackLater}
    </div>
  );
}

// Drawn once: these are the same for every question.
const arrow = <ArrowLeft aria-hidden className="size-4" />;
const howLongKept = (
  <Accordion summary="How long your answers are kept" className="needs-script">
    <SharedComputerSwitch />
  </Accordion>
);

const comeBackLater = (
  <Accordion summary="Come back to this later" className="needs-script">
    <ComeBackLater />
  </Accordion>
);

/** What was opened to help with one question is closed again at the next. */
function useClosed(path: string) {
  const help = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each question.
  useEffect(() => {
    for (const opened of help.current?.querySelectorAll('details[open]') ?? [])
      opened.removeAttribute('open');
  }, [path]);
  return help;
}
