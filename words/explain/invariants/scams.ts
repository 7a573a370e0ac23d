import type { ToldDate } from '../dates/date-roles.ts';
import type { Paper } from './paper.ts';

/** “Send the payment in cryptocurrency”: what no court takes. */
const neverTaken =
  /\b(?:pay|payments?|paid|send|buy|purchase|transfer|settle|remit)\b[^.!?]{0,100}\b(?:gift ?cards?|bitcoins?|crypto(?:currency|currencies)?)\b/i;
const hardlyTaken =
  /\b(?:pay|payments?|paid|send|transfer|settle|remit)\b[^.!?]{0,100}\b(?:zelle|cash ?app|western union|moneygram|wire transfer)\b/i;
/** A court bill speaks of arrests, too. Only a swindler is in such a hurry, and afraid of a call. */
const pressure =
  /\b(?:arrest(?:ed)? (?:today|now|immediately)|to (?:stop|avoid|prevent) (?:the |your |an |being )?arrest(?:ed)?|officers? will come|do not (?:call|tell|hang up)|stay on the (?:phone|line)|within (?:the hour|(?:an|one|two|24|48) hours?)|act now)\b/i;
const refuses =
  /\b(?:never|not|no court|scams?|scammers?|fraud|beware|cannot|don.t|won.t)\b[^.!?]{0,120}\b(?:gift|bitcoin|crypto)|\b(?:gift|bitcoin|crypto)\w{0,10}[^.!?]{0,60}\b(?:scam|not accepted|never)\b/i;
/** A complaint for fraud tells what somebody else demanded. */
const ofOthers = /\b(?:defendant|victim|suspect|complainant|complaining|witness|affiant|he|she|they)\b/i;

/** A demand for money in a way in which no court is paid. A court that warns of it demands nothing. */
export function isScam(text: string): boolean {
  return text
    .replaceAll('\n', ' ')
    .split(/[.!?]\s/)
    .some(
      (sentence) =>
        !refuses.test(sentence) &&
        !ofOthers.test(sentence) &&
        (neverTaken.test(sentence) || (hardlyTaken.test(sentence) && pressure.test(text))),
    );
}

/** A swindler’s day is nothing to keep. */
export function scamsSetNoDays(days: readonly ToldDate[], { text }: Paper): readonly ToldDate[] {
  if (!isScam(text)) return days;
  return days.map((day) =>
    day.role === 'hearing' || day.role === 'deadline' ? { ...day, role: 'other' } : day,
  );
}

export const whatToDoWithScam =
  'Do not pay, and do not call the number in this message. Call the court at a number that you look up yourself.';
