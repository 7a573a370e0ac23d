import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import type { InPieces } from '@openslate/law/record/in-pieces.ts';
import {
  interview,
  interviewInPieces,
  questionsLeft,
  questionsLeftInPieces,
} from '@openslate/law/record/interview.ts';
import type { AskedAbout } from '@openslate/law/record/questions.ts';
import { inIdleTime } from './in-idle-time.ts';
import type { Told } from './saved-progress.ts';

/** What follows from what was told: from memory where it was thought of before, else worked out at once. */
export type ThinkingAhead = {
  readonly nextQuestion: (told: Told) => AskedAbout | undefined;
  readonly questionsLeft: (told: Told) => number;
  /**
   * Works it out for an answer that is chosen but not sent yet. To find the next question takes an old phone longer than
   * to show it; while the person moves to the button there is time for both. Says when the question
   * is found, and gives the way to stop.
   */
  readonly think: (told: Told, onFound?: () => void) => () => void;
};

/** By day: it goes on thinking from one screen to the next. */
const known = new WeakMap<Jurisdiction, Map<string, ThinkingAhead>>();

export function thinkingAhead(jurisdiction: Jurisdiction, date: string): ThinkingAhead {
  const byDay = known.get(jurisdiction) ?? new Map<string, ThinkingAhead>();
  known.set(jurisdiction, byDay);
  const begun = byDay.get(date) ?? beginToThink(jurisdiction, date);
  byDay.set(date, begun);
  return begun;
}

function beginToThink(jurisdiction: Jurisdiction, date: string): ThinkingAhead {
  const next = new Map<string, AskedAbout | undefined>();
  const left = new Map<string, number>();

  function* about({ answers, unknown }: Told, key: string, onFound?: () => void): InPieces<void> {
    if (!next.has(key)) next.set(key, yield* interviewInPieces(answers, jurisdiction, date, unknown));
    onFound?.();
    if (!left.has(key)) left.set(key, yield* questionsLeftInPieces(answers, jurisdiction, date, unknown));
  }

  return {
    nextQuestion: (told) =>
      remembered(next, told, () => interview(told.answers, jurisdiction, date, told.unknown)),
    questionsLeft: (told) =>
      remembered(left, told, () => questionsLeft(told.answers, jurisdiction, date, told.unknown)),
    think: (told, onFound) => inIdleTime(about(told, keyOf(told), onFound)),
  };
}

function remembered<Found>(known: Map<string, Found>, told: Told, find: () => Found): Found {
  const key = keyOf(told);
  if (!known.has(key)) known.set(key, find());
  return known.get(key) as Found;
}

/** What was told never changes; what is told next is another. */
const keys = new WeakMap<Told, string>();

/** What a charge is called and who answers changes nothing. */
function keyOf(told: Told): string {
  const known = keys.get(told);
  if (known !== undefined) return known;
  const key = JSON.stringify([told.answers, told.unknown]);
  keys.set(told, key);
  return key;
}
