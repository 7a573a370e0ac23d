import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { chargeAt } from '@openslate/law/record/answers.ts';
import { type AskedAbout, questionAt } from '@openslate/law/record/questions.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Step } from './entries.ts';
import { eraseAnswers, onBroughtBack } from './erasing.ts';
import { withFinished } from './finished.ts';
import type { KeptBesides } from './kept-besides.ts';
import { findProgress, saveProgress } from './kept-progress.ts';
import type { SavedProgress, Told } from './saved-progress.ts';
import { nameOfStep, stepNamed } from './step-names.ts';
import { drawerOf, useSteps } from './steps.ts';
import { type ThinkingAhead, thinkingAhead } from './thinking-ahead.ts';
import { type Today, todayFor } from './today.ts';
import { answeredPaths, nothingTold } from './told.ts';
import { settleAfterPaint } from './turning.ts';
import { useBesides } from './use-besides.ts';
import { useNewest } from './use-newest.ts';

export type Assessment = {
  readonly jurisdiction: Jurisdiction;
  readonly today: Today;
  readonly told: Told;
  readonly step: Step;
  /** The entry of the history that it stands in. */
  readonly entry: string;
  readonly done: readonly string[];
  readonly keptBesides: KeptBesides;
  /** The browser could not keep the answers. */
  readonly notSaved: boolean;
  readonly ahead: ThinkingAhead;
  change: (told: Told) => void;
  /** Takes these answers and goes on to the next question worth asking, or to the review. It may be in sight already. */
  goOn: (told: Told, isInSight?: boolean) => void;
  go: (step: Step) => void;
  /** Goes on where the person was when they left, or as near as can be. */
  resume: () => void;
  back: () => void;
  tick: (what: string, isDone: boolean) => void;
  startOver: () => void;
  /** What was kept besides has changed. */
  lookAgain: () => void;
};

/** The answers of one assessment, kept on the device as they are given. Something may have been told before the law came. */
export function useAssessment(jurisdiction: Jurisdiction, toldBefore: Told = nothingTold): Assessment {
  const { step, key: entry, go, enterStep, replace, back } = useSteps();
  const [own] = useState(() => ownProgress(jurisdiction));
  const [saved, setSaved] = useState<Kept | undefined>(
    keptIn(own) ?? (toldBefore === nothingTold ? undefined : { told: toldBefore, done: noneDone }),
  );
  const besides = useBesides(jurisdiction.code, own !== undefined);
  const { isHeldBack } = besides;
  const told = saved?.told ?? nothingTold;
  const done = saved?.done ?? noneDone;
  const today = useMemo(() => todayFor(jurisdiction), [jurisdiction]);
  const ahead = useMemo(() => thinkingAhead(jurisdiction, today.date), [jurisdiction, today]);
  const [notSaved, setNotSaved] = useState(false);
  /** The step to go on with another time. Nothing on the screen shows it. */
  const leftAt = useRef(own?.currentStep ?? 'start');

  /** A result was seen. It is kept with the ticks, and draws nothing anew. */
  const finished = useRef(own?.currentStep === 'result');

  /** The step that erasing led away from, and that bringing back leads to. */
  const erasedAt = useRef<Step>(undefined);

  const save = useCallback(
    ({ told, done: ticked }: Kept, steppedTo: Step) => {
      leftAt.current = nameOfStep(steppedTo);
      finished.current ||= steppedTo.at === 'result';
      const done = finished.current ? withFinished(ticked) : ticked;
      setNotSaved(
        !saveProgress({ ...told, done, selectedState: jurisdiction.code, currentStep: leftAt.current }),
      );
    },
    [jurisdiction],
  );

  const keep = (next: Told, steppedTo: Step, ticked: readonly string[]) => {
    const progress = { told: next, done: ticked };
    setSaved(progress);
    if (isHeldBack && answeredPaths(next).length === 0) return;
    besides.answered();
    save(progress, steppedTo);
  };

  // The step changes with the browser's own buttons too.
  useEffect(() => {
    if (saved && !isHeldBack && step.at !== 'start' && leftAt.current !== nameOfStep(step)) save(saved, step);
  }, [saved, step, isHeldBack, save]);

  useEffect(() =>
    onBroughtBack(() => {
      const back = ownProgress(jurisdiction);
      leftAt.current = back?.currentStep ?? 'start';
      finished.current = leftAt.current === 'result';
      setSaved(keptIn(back));
      besides.lookAgain(back !== undefined);
      if (!back) replace({ at: 'start' });
      else if (erasedAt.current) replace(erasedAt.current);
    }),
  );

  const goOn = useNewest((next: Told, isInSight?: boolean) => {
    const asked = ahead.nextQuestion(next);
    const askedFrom = step.at === 'question' ? step.askedFrom : undefined;
    const to: Step = asked ? { at: 'question', path: asked.path, askedFrom } : { at: askedFrom ?? 'review' };
    const drawStep = enterStep(to);
    const draw = isInSight ? settleAfterPaint : drawerOf(to);
    // Answer and step change together, so that nothing is drawn with only one.
    draw(() => {
      keep(next, to, done);
      drawStep();
    });
  });

  return {
    jurisdiction,
    today,
    told,
    step,
    entry,
    done,
    keptBesides: besides.kept,
    notSaved,
    ahead,
    go,
    back,
    change: (next) => keep(next, step, done),
    goOn,
    resume: () => {
      const left = stepNamed(leftAt.current);
      if (left.at === 'review' || left.at === 'result' || askedAt(left, { told, jurisdiction })) go(left);
      else goOn(told);
    },
    tick: (what, isDone) => keep(told, step, isDone ? [...done, what] : done.filter((each) => each !== what)),
    startOver: () => {
      eraseAnswers();
      erasedAt.current = step;
      leftAt.current = 'start';
      finished.current = false;
      setSaved(undefined);
      besides.lookAgain(false);
      replace({ at: 'start' });
    },
    lookAgain: () => besides.lookAgain(saved !== undefined),
  };
}

type Kept = { readonly told: Told } & Pick<SavedProgress, 'done'>;

const noneDone: readonly string[] = [];

function keptIn(progress: SavedProgress | undefined): Kept | undefined {
  return progress && { told: progress, done: progress.done };
}

function ownProgress({ code }: Jurisdiction): SavedProgress | undefined {
  const found = findProgress(code);
  return found.kind === 'saved' ? found.progress : undefined;
}

/** The question of a step, unless its charge has been removed since. */
export function askedAt(
  step: Step,
  { told, jurisdiction }: Pick<Assessment, 'told' | 'jurisdiction'>,
): AskedAbout | undefined {
  if (step.at !== 'question') return undefined;
  const charge = chargeAt(told.answers, step.path);
  const asked = questionAt(step.path, jurisdiction, charge);
  return asked?.chargeId === undefined || charge ? asked : undefined;
}
