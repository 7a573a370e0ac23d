import type { TimeGiven } from './dates/deadlines.ts';
import type { FoundDate, NextStep, PaperKind } from './explanation.ts';
import { leadingTo } from './nearest-role.ts';
import { paperWords } from './paper-words.ts';
import { written } from './written-day.ts';

/** First what has a day, then what has a time without one, then what is always wise. */
export function nextSteps(
  kind: PaperKind,
  text: string,
  dates: readonly FoundDate[],
  times: readonly TimeGiven[],
): readonly NextStep[] {
  const paperDay =
    dates
      .filter(({ role }) => role === 'issued')
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? '';
  const toCome = dates.filter(({ date }) => date > paperDay);
  const steps: readonly NextStep[] = [
    ...toCome
      .filter(({ role }) => role === 'hearing' || role === 'deadline')
      .sort((one, other) => one.date.localeCompare(other.date))
      .map((day) => ({
        text: day.role === 'hearing' ? hearingStep(day) : deadlineStep(kind, text, day),
        by: day.date,
      })),
    ...times
      .filter(({ date }) => date === undefined)
      .map((time) => ({ text: openStep(text, time) }))
      .slice(0, 2),
    ...paperWords[kind].next.map((step) => ({ text: step })),
  ];
  return steps.filter(
    (step, index) =>
      steps.findIndex((other) => sameStep(step, other)) === index && !isSaidBetter(step, steps),
  );
}

const anyDeed = 'Do what the paper asks';

function isSaidBetter(step: NextStep, steps: readonly NextStep[]): boolean {
  return (
    step.text.startsWith(anyDeed) && steps.some(({ by, text }) => by === step.by && !text.startsWith(anyDeed))
  );
}

function sameStep(one: NextStep, other: NextStep): boolean {
  return one.text === other.text && one.by === other.by;
}

function hour(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'a.m' : 'p.m'}`;
}

function hearingStep({ date, time }: FoundDate): string {
  return `Be in court on ${written(date)}${time ? ` at ${hour(time)}` : ''}. Bring this paper. If you cannot come, call the clerk before that day.`;
}

/** What is asked for, by the words of its sentence. */
const deeds: readonly (readonly [RegExp, (day: string) => string])[] = [
  [
    /\bappeal/i,
    (day) => `If you want to appeal, file it by ${day}. Ask legal aid now, since this time is short.`,
  ],
  [
    /\b(?:pay|paid|payments?|balance|fine|fees?|costs?|restitution|remit)\b/i,
    (day) => `Pay by ${day}. If you cannot, ask the clerk before that day for more time or a payment plan.`,
  ],
  [/\bdisput/i, (day) => `Send what is wrong, in writing, by ${day}. Keep a copy.`],
  [
    /\b(?:object|oppos|respon[ds]|reply|answer)/i,
    (day) => `An answer or objection must be in by ${day}. Ask legal aid for help if it is yours to write.`,
  ],
  [
    /\b(?:file|filed|filing|submit|return|petition|motion)\b/i,
    (day) => `File what the paper asks for by ${day}. Keep a stamped copy.`,
  ],
  [
    /\b(?:hours|class|program|treatment|complete|community service|evaluation|counseling)\b/i,
    (day) => `Finish what the paper asks for by ${day}. Keep proof of it.`,
  ],
  [/\b(?:report|contact|call|appear)\b/i, (day) => `Report or call as the paper says by ${day}.`],
];

function deedAround(text: string, at: FoundDate['at']): (typeof deeds)[number] | undefined {
  const before = leadingTo(text, at, 200);
  const after = text.slice(at[0], at[1] + 60).split(/[.;]\s/)[0] ?? '';
  return deeds.find(([word]) => word.test(`${before} ${after}`));
}

function deadlineStep(kind: PaperKind, text: string, { date, at }: FoundDate): string {
  const deed = deedAround(text, at) ?? (kind === 'fee_bill' ? deeds[1] : undefined);
  return deed ? deed[1](written(date)) : `${anyDeed} by ${written(date)}.`;
}

function openStep(text: string, time: TimeGiven): string {
  const isAppeal = /\bappeal/i.test(
    `${leadingTo(text, time.at, 160)} ${text.slice(time.at[0], time.at[1] + 60).split(/[.;,]\s/)[0]}`,
  );
  const length =
    /(\d{1,12}|[a-z-]{1,20})(?:\s{0,40}\(\s{0,40}(\d{1,12})\s{0,40}\))?[\s-]{1,40}(?:(business|court|working|judicial|calendar|consecutive)\s{1,40})?(days?|weeks?|months?|years?)/i.exec(
      time.text,
    );
  const given = length
    ? `${length[2] ?? length[1]} ${length[3] ? `${length[3]} ` : ''}${length[4]}`.toLowerCase()
    : 'a time';
  return `The paper gives ${given} ${isAppeal ? 'to appeal' : 'to act'}, but we cannot count its end from the paper alone. Ask the clerk for the last day.`;
}
