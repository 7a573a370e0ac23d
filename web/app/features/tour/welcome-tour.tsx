import { Hourglass, Pause, Play } from 'lucide-react';
import {
  type ComponentType,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useReducer,
  useRef,
} from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import {
  ChosenTile,
  type DrawingProps,
  MarkedDay,
  OpenBook,
  OpenDoor,
  Road,
  TwoVoices,
} from '../../ui/drawings.tsx';
import { useLessMotion } from '../../ui/less-motion.ts';
import { Progress } from '../../ui/progress.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { findMainButton, highlightMainButton } from './main-button.ts';
import { seenTour } from './seen-tour.ts';
import { after, introduction, isCompleted, isRunning, lastStep } from './tour.ts';
import { TourCard } from './tour-card.tsx';
import { type TourStep, tourSteps } from './tour-steps.ts';

const beforeTheSteps: Omit<TourStep, 'id'> = {
  title: 'New here? See how it works',
  description: 'Six short steps, about 30 seconds. You can take the tour again from the home page.',
};

const drawings: Record<TourStep['id'], ComponentType<DrawingProps>> = {
  welcome: OpenDoor,
  assessment: ChosenTile,
  'legal-help': OpenBook,
  community: TwoVoices,
  journey: Road,
  start: MarkedDay,
};

/** A hand on a mouse is never quite still; and browsers report a pointer anew when something moves below it. */
const jitter = 4;

/** Shows newcomers around. It goes on by itself, but for nobody who points along, uses it or asked for less motion. */
export function WelcomeTour({ onClose }: { onClose: () => void }) {
  const [tour, tell] = useReducer(after, introduction);
  const { step, secondsLeft, paused, pointedAt } = tour;
  const still = useLessMotion();
  const counts = !still && isRunning(tour);
  const completed = isCompleted(tour);
  const next = useRef<HTMLButtonElement>(null);
  const pause = useRef<HTMLButtonElement>(null);
  /** Where a pointer rests that has not moved since it came or pressed. */
  const rests = useRef<{ x: number; y: number }>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first second of each step is a whole one.
  useEffect(() => {
    if (!counts) return;
    const timer = setInterval(() => {
      if (!document.hidden) tell('second');
    }, 1000);
    return () => clearInterval(timer);
  }, [counts, step]);

  function close() {
    seenTour.write('true');
    onClose();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    if (!completed) return;
    close();
    highlightMainButton();
  }, [completed]);

  /** Not the buttons that count on or are about the countdown: what those do is their own. */
  function noteUse(event: PointerEvent | KeyboardEvent) {
    const isKey = 'key' in event;
    if (!isKey) rests.current = { x: event.clientX, y: event.clientY };
    const presses = !isKey || event.key === 'Enter' || event.key === ' ';
    const own = [pause, next].some(({ current }) => current?.contains(event.target as Node));
    if (!(presses && own)) tell('used');
  }

  function notePointer({ pointerType, clientX: x, clientY: y }: PointerEvent) {
    if (pointerType === 'touch') return;
    rests.current ??= { x, y };
    if (Math.hypot(x - rests.current.x, y - rests.current.y) > jitter) tell('pointer_moved');
  }

  function pointerLeft() {
    rests.current = undefined;
    tell('pointer_left');
  }

  function goBack() {
    // On the first step there is no way back, and a button that is off loses the focus.
    if (step === 2) next.current?.focus();
    tell('back');
  }

  const number = Math.min(step, lastStep);
  const current = tourSteps[number - 1];
  const shown = current ?? beforeTheSteps;
  const Drawing = drawings[current?.id ?? 'welcome'];
  return (
    <TourCard
      onClose={close}
      picture={<Drawing className="size-16 sm:size-20" />}
      title={shown.title}
      description={shown.description}
      // The buttons stay where they are from step to step.
      {...(number > 0 && { className: 'sm:min-h-[30rem]' })}
      focusAfter={() => (completed ? findMainButton() : null)}
      onPointerMove={notePointer}
      onPointerLeave={pointerLeft}
      onPointerDown={noteUse}
      onKeyDown={noteUse}
      actions={
        // The same two buttons all along, so that the focus stays where it is.
        <>
          <Button variant="secondary" disabled={step === 1} onClick={step === 0 ? close : goBack}>
            {step === 0 ? 'Skip Tour' : 'Back'}
          </Button>
          <Button ref={next} onClick={() => tell('next')}>
            {nextWords(step)}
          </Button>
        </>
      }
    >
      {shown.note && (
        <Card tone="sun" className="py-3!">
          <p className="font-[650]">{shown.note.title}</p>
          <p>{shown.note.words}</p>
        </Card>
      )}
      {number > 0 && (
        <div className="pt-2">
          <Progress label="Welcome tour" text={`${number} of ${lastStep}`} value={number} max={lastStep} />
          {!still && (
            <div className="mt-2 flex min-h-11 items-center justify-between gap-3">
              <Badge kind="date" icon={counts ? Hourglass : Pause}>
                <span aria-hidden>{secondsLeft}s</span>
                <VisuallyHidden>Next step in {secondsLeft} seconds</VisuallyHidden>
              </Badge>
              {pointedAt && !paused && (
                <p className="flex-1 text-[0.95rem] text-soft">Waiting while you point here</p>
              )}
              <Button
                ref={pause}
                variant="quiet"
                size="small"
                onClick={() => tell(paused ? 'play' : 'pause')}
              >
                {paused ? <Play aria-hidden /> : <Pause aria-hidden />}
                {paused ? 'Play' : 'Pause'}
              </Button>
            </div>
          )}
        </div>
      )}
    </TourCard>
  );
}

function nextWords(step: number): string {
  if (step === 0) return 'Start Tour (30s)';
  return step < lastStep ? 'Next' : 'Start Now';
}
