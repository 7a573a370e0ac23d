import type { Reminder } from '@openslate/contract/reminders.ts';
import { pathOfPlace } from '@openslate/contract/site.ts';
import { placeNamed } from '@openslate/law/place/places.ts';
import { spokenDate } from '../../ui/fields/partial-date.ts';
import { localDay } from '../../ui/local-day.ts';
import { goOnHere } from './go-on-here.ts';

/** Of a date that was read from a paper, as the step at which it was set. */
export const paperStep = 'paper';

type Data = Reminder['assessmentData'];

/** What it is about, for its owner, on pages of ours alone. */
export function aboutOf({ state, step }: Data): string {
  const place = placeNamed(state)?.name;
  const what =
    step === paperStep
      ? 'A date from a paper'
      : step === 'result'
        ? 'Look at your result again'
        : 'Go on with your answers';
  return place ? `${what} (${place})` : what;
}

/** The page that it leads to. */
export function addressOf({ state, step }: Data): string {
  if (step === paperStep) return '/translator';
  const place = placeNamed(state);
  return place ? pathOfPlace('/assessment', place) + goOnHere : '/assessment';
}

/** `November 19, 2026, 8:00 AM`. */
export function spokenMoment(at: Date): string {
  const time = at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  return `${spokenDate(localDay(at))}, ${time}`;
}
