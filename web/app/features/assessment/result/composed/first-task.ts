import { rankOf } from '@openslate/law/engine/ranking.ts';
import type { ChargeResult, ReliefResult, Result } from '@openslate/law/engine/result.ts';
import type { Helper } from '@openslate/law/place/guide.ts';
import { spokenDate } from '../../../../ui/fields/partial-date.ts';
import type { OpenQuestion } from '../open-questions.ts';
import { firstOf, type Task } from './stage.ts';

/** What to do on the next working day, as the way says it that decides most. Who does not know something finds that out first. */
export function firstTask(
  { charges }: Result,
  call: Helper | undefined,
  toFindOut: readonly OpenQuestion[],
): Task | undefined {
  const [open] = toFindOut;
  if (open && charges.every(({ outcome }) => outcome === 'needs_review'))
    return { id: 'find-out', text: `Find out: ${open.text}` };
  const [way] = [...charges].sort((a, b) => rank(a) - rank(b)).flatMap((charge) => wayOf(charge) ?? []);
  if (way) return waitingFor(way) ?? firstOf(way);
  return call && talkTo(call);
}

const rank = ({ outcome }: ChargeResult) => rankOf(outcome, false);

/** The way to take: the one that decides, or the pardon with which a longer one begins. */
function wayOf({ outcome, reliefs, alternatives, longer }: ChargeResult): ReliefResult | undefined {
  if (outcome === 'not_eligible') return longer && alternatives.find(({ id }) => id === longer.pardon);
  return reliefs[0];
}

/** Whether the law has done something is not to be seen before its day. */
function waitingFor({ id, outcome, on, between, first, reasons }: ReliefResult): Task | undefined {
  if (outcome !== 'not_yet' || first.kind !== 'check') return undefined;
  const day = on ?? between?.[1];
  if (day) return { id: `${id}-wait`, text: calendarWords(day) };
  const [fix] = reasons.flatMap((reason) => (reason.met === false && reason.fix ? [reason.fix] : []));
  return fix === undefined ? undefined : { id: `${id}-${fix}`, text: fix };
}

export const calendarWords = (day: string) => `Put ${spokenDate(day)} in your calendar.`;

export function talkTo({ name, phone, url }: Helper): Task {
  return {
    id: `talk-${name}`,
    text: phone
      ? `Call ${name}: ${phone}. Ask what they can do for you.`
      : `Write to ${name}. Ask what they can do for you.`,
    url,
  };
}
