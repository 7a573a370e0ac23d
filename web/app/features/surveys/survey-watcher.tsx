import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { asksQuestions } from '../../layout/kinds-of-page.ts';
import { part } from '../../parts/part.ts';
import { mayAsk, noteAsked, planToAsk } from './asked-before.ts';
import { disturbs } from './disturbs.ts';
import { wasResultSeen } from './in-sight.ts';
import { satisfactionCard } from './satisfaction-part.ts';
import {
  beginWatch,
  due,
  mouseLeft,
  nextLook,
  putOff,
  sawActivity,
  showDelay,
  type WatchTrigger,
} from './survey-watch.ts';

const exitSurvey = part(() => import('./exit-survey.tsx').then(({ ExitSurvey }) => ExitSurvey));

const activities = [
  'mousemove',
  'pointerdown',
  'keydown',
  'scroll',
  'touchstart',
  'visibilitychange',
] as const;

/** Stands once in the page and waits for a reason to ask. The questions are loaded when there is one. */
export function SurveyWatcher() {
  const { pathname } = useLocation();
  const path = useRef(pathname);
  useEffect(() => {
    path.current = pathname;
  }, [pathname]);
  const [survey, setSurvey] = useState<{ trigger: WatchTrigger; drawn: ReactNode }>();

  useEffect(
    () =>
      watchVisitor({
        disturbs: (trigger) => disturbs(path.current, trigger),
        show: async (trigger) => {
          const close = () => setSurvey(undefined);
          setSurvey({ trigger, drawn: await surveyFor(trigger, close) });
        },
      }),
    [],
  );

  // A card at the edge of the screen gives way to questions that matter more.
  const givesWay = asksQuestions(pathname) && !wasResultSeen();
  return survey?.trigger === 'time_on_site' && givesWay ? null : survey?.drawn;
}

async function surveyFor(trigger: WatchTrigger, close: () => void): Promise<ReactNode> {
  if (trigger === 'time_on_site') {
    const SatisfactionCard = await satisfactionCard.load();
    planToAsk('satisfaction');
    return <SatisfactionCard floating trigger={trigger} withResult={wasResultSeen()} onClose={close} />;
  }
  const ExitSurvey = await exitSurvey.load();
  noteAsked('exit_intent');
  return <ExitSurvey trigger={trigger} onClose={close} />;
}

type Watched = {
  disturbs: (trigger: WatchTrigger) => boolean;
  show: (trigger: WatchTrigger) => Promise<void>;
};

/** Feeds what happens in the page to the watch, and looks at it when something can be due. Gives the way to stop. */
function watchVisitor({ disturbs, show }: Watched): () => void {
  let watch = beginWatch(performance.now());
  let timer: ReturnType<typeof setTimeout>;

  function look() {
    const now = performance.now();
    const trigger = due(watch, now, wantedNow());
    if (!trigger) return lookAgain();
    if (disturbs(trigger)) {
      watch = putOff(watch, now);
      return lookAgain();
    }
    timer = setTimeout(() => {
      // Much can begin in a moment; and what cannot be loaded now may be some other time.
      if (!disturbs(trigger)) show(trigger).catch(() => {});
      watch = putOff(watch, performance.now());
      lookAgain();
    }, showDelay);
  }

  function lookAgain() {
    clearTimeout(timer);
    const wanted = wantedNow();
    if (wanted.length === 0) return stop();
    timer = setTimeout(look, Math.max(nextLook(watch, wanted) - performance.now(), 0));
  }

  const active = () => {
    watch = sawActivity(watch, performance.now());
  };
  const leave = (event: MouseEvent) => {
    watch = mouseLeft(watch, event.clientY, performance.now());
    lookAgain();
  };

  function stop() {
    clearTimeout(timer);
    for (const activity of activities) document.removeEventListener(activity, active);
    document.removeEventListener('mouseleave', leave);
  }

  for (const activity of activities) document.addEventListener(activity, active, { passive: true });
  document.addEventListener('mouseleave', leave);
  lookAgain();
  return stop;
}

function wantedNow(): WatchTrigger[] {
  return [
    ...(mayAsk('exit_intent') ? (['exit_intent', 'inactivity'] as const) : []),
    ...(mayAsk('satisfaction') ? (['time_on_site'] as const) : []),
  ];
}
