import type { ToldDate } from '../dates/date-roles.ts';
import type { Paper } from './paper.ts';

/** What no court takes. */
const noMoney = /\b(?:gift ?cards?|prepaid (?:debit )?cards?|bitcoins?|crypto(?:currency|currencies)?)\b/i;
/** What some offices take, and what swindlers ask for beside a threat. */
const quickMoney =
  /\b(?:wire (?:transfer|the money)|western union|moneygram|zelle|cash ?app|venmo|apple pay)\b/i;
const threat =
  /\b(?:arrest(?:ed)? (?:today|now|you)|(?:will be|be) arrested|to (?:stop|avoid|prevent) (?:the |your |an )?arrest|warrant for your arrest|officers? will come|do not (?:call|tell|hang up)|stay on the (?:phone|line)|within (?:the hour|24 hours)|act now)\b/i;
const warnsOf =
  /\b(?:never|not|no court|scams?|scammers?|fraud|beware|cannot|don.t|won.t)\b[^.!?]{0,120}\b(?:gift|prepaid|bitcoin|crypto)|\b(?:gift|prepaid|bitcoin|crypto)\w{0,10}[^.!?]{0,60}\b(?:scam|not accepted|never)\b/i;

/** A demand for money in a way in which no court is paid. A court that warns of it demands nothing. */
export function isScam(text: string): boolean {
  return text
    .replaceAll('\n', ' ')
    .split(/[.!?]\s/)
    .some(
      (sentence) =>
        (noMoney.test(sentence) && !warnsOf.test(sentence)) ||
        (quickMoney.test(sentence) && !warnsOf.test(sentence) && threat.test(text)),
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
