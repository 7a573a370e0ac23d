import { chargeAt } from '@openslate/law/answers.ts';
import { interview, questionsLeft } from '@openslate/law/interview.ts';
import type { Jurisdiction } from '@openslate/law/jurisdiction.ts';
import { type AskedAbout, questionAt } from '@openslate/law/questions.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  eraseProgress,
  type FoundProgress,
  findProgress,
  type SavedProgress,
  saveProgress,
  type Told,
} from './saved-progress.ts';
import { nameOfStep, type Step, stepNamed, useSteps } from './steps.ts';
import { type Today, todayFor } from './today.ts';
import { nothingTold } from './told.ts';

export type Assessment = {
  readonly jurisdiction: Jurisdiction;
  readonly today: Today;
  readonly told: Told;
  readonly step: Step;
  readonly done: readonly string[];
  /** What this device keeps that is not for this place, or that cannot be read. It stays until something is answered. */
  readonly keptBesides: FoundProgress;
  /** The browser could not keep the answers. */
  readonly notSaved: boolean;
  change: (told: Told) => void;
  /** Takes these answers and goes on to the next question worth asking, or to the review. */
  goOn: (told: Told) => void;
  go: (step: Step) => void;
  /** Goes on where the person was when they left, or as near as can be. */
  resume: () => void;
  back: () => void;
  tick: (what: string, isDone: boolean) => void;
  startOver: () => void;
};

/** The answers of one assessment, kept on the device as they are given. */
export function useAssessment(jurisdiction: Jurisdiction): Assessment {
  const { step, go, replace, back } = useSteps();
  const [found] = useState(findProgress);
  const [saved, setSaved] = useState(() => ownProgress(found, jurisdiction));
  const [keptBesides, setKeptBesides] = useState(saved ? nothingFound : found);
  const told: Told = saved ?? nothingTold;
  const done = saved?.done ?? noneDone;
  const today = useMemo(() => todayFor(jurisdiction), [jurisdiction]);
  const [notSaved, setNotSaved] = useState(false);
  const erased = useRef(false);

  const keep = useCallback(
    (next: Told, steppedTo: Step, ticked: readonly string[]) => {
      const progress: SavedProgress = {
        ...next,
        selectedState: jurisdiction.code,
        currentStep: nameOfStep(steppedTo),
        done: ticked,
      };
      erased.current = false;
      setSaved(progress);
      // Names alone must not cost anyone the answers they gave before.
      if (keptBesides.kind !== 'none' && answeredPaths(next).length === 0) return;
      setKeptBesides(nothingFound);
      setNotSaved(!saveProgress(progress));
    },
    [jurisdiction, keptBesides],
  );

  // The step changes with the browser's own buttons too.
  useEffect(() => {
    if (saved && !erased.current && saved.currentStep !== nameOfStep(step) && step.at !== 'start')
      keep(saved, step, saved.done);
  }, [saved, step, keep]);

  const goOn = (next: Told) => {
    const asked = interview(next.answers, jurisdiction, today.date, next.unknown);
    const askedFrom = step.at === 'question' ? step.askedFrom : undefined;
    const to: Step = asked ? { at: 'question', path: asked.path, askedFrom } : { at: askedFrom ?? 'review' };
    keep(next, to, done);
    go(to);
  };

  return {
    jurisdiction,
    today,
    told,
    step,
    done,
    keptBesides,
    notSaved,
    go,
    back,
    change: (next) => keep(next, step, done),
    goOn,
    resume: () => {
      const left = stepNamed(saved?.currentStep ?? 'start');
      if (left.at === 'review' || left.at === 'result' || askedAt(left, { told, jurisdiction })) go(left);
      else goOn(told);
    },
    tick: (what, isDone) => keep(told, step, isDone ? [...done, what] : done.filter((each) => each !== what)),
    startOver: () => {
      eraseProgress();
      erased.current = true;
      setSaved(undefined);
      setKeptBesides(nothingFound);
      replace({ at: 'start' });
    },
  };
}

const noneDone: readonly string[] = [];
const nothingFound: FoundProgress = { kind: 'none' };

function ownProgress(found: FoundProgress, { code }: Jurisdiction): SavedProgress | undefined {
  return found.kind === 'saved' && found.progress.selectedState === code ? found.progress : undefined;
}

/** The question of a step, unless its charge has been removed since. */
export function askedAt(
  step: Step,
  { told, jurisdiction }: Pick<Assessment, 'told' | 'jurisdiction'>,
): AskedAbout | undefined {
  if (step.at !== 'question') return undefined;
  const charge = chargeAt(told.answers, step.path);
  const asked = questionAt(step.path, jurisdiction, charge?.level);
  return asked?.chargeId === undefined || charge ? asked : undefined;
}

/** How far along, and about how far to go. */
export function howFar({ told, jurisdiction, today }: Pick<Assessment, 'told' | 'jurisdiction' | 'today'>): {
  answered: number;
  left: number;
} {
  const answered = answeredPaths(told).length;
  return { answered, left: questionsLeft(told.answers, jurisdiction, today.date, told.unknown) };
}

/** The fields that were answered, or answered with “I don’t know”. */
export function answeredPaths({ answers, unknown }: Told): string[] {
  const { charges, ...person } = answers;
  return [
    ...charges.flatMap(({ id, caseId: _case, court: _court, ...fields }) => leaves(fields, `charges.${id}`)),
    ...leaves(person, ''),
    ...unknown,
  ];
}

/** Nested answers (facts, convictions elsewhere) are fields of their own. */
function leaves(fields: object, prefix: string): string[] {
  return Object.entries(fields).flatMap(([field, value]) => {
    const path = prefix ? `${prefix}.${field}` : field;
    const nested = (field === 'facts' || field === 'elsewhere') && typeof value === 'object';
    if (nested) return leaves(value as object, path);
    return value === undefined ? [] : [path];
  });
}
