import type { FiledCharge } from '../engine/case-file.ts';
import type { FactCondition, Matter } from '../engine/condition.ts';
import { unknown } from '../engine/when.ts';
import { inRecord } from './whole-record.ts';

/*
 * What is taken for granted of a charge is what most people would say of one like it. The rest of the record may speak
 * against that: another charge of the case, or the sentence. Then nothing is taken for granted, and the person is asked.
 */

/** Whether what was told speaks against taking something for granted of a charge. */
export type Contrary = (matter: Matter) => boolean;

/** What is taken for granted of a field; where the record speaks against it, that field is asked instead. */
export function unless(contrary: Contrary, field: string, taken: FactCondition): FactCondition {
  return (matter) => {
    const answer = taken(matter);
    const path = matter.charge.path(field);
    const isTaken = answer.assumed.some((each) => each.field === path);
    return isTaken && contrary(matter) ? unknown(path) : answer;
  };
}

/** Another charge that was told of, of one case with it, is such. */
export function besideOne(such: (charge: FiledCharge) => boolean): Contrary {
  return (matter) => beside(matter).some((other) => such(other.charge));
}

const endedInGuilt = new Set<FiledCharge['disposition']>(['convicted', 'deferred', 'pardoned']);

const isTrafficTicket = ({ level, offense }: FiledCharge) =>
  level === 'infraction' && offense?.includes('traffic') === true;

/** Beside it somebody pleaded guilty or was found guilty of more than a ticket: it may have been dropped for that. */
export const besideGuilt = besideOne(
  (charge) => endedInGuilt.has(charge.disposition) && !isTrafficTicket(charge),
);

/** The other charges of its case: told so, or of one day where nobody said of both which case they were. */
function beside(matter: Matter): readonly Matter[] {
  const groups = byCaseAndDay(matter);
  const found = new Set<Matter>();
  for (const key of keysOf(matter.charge))
    for (const other of groups.get(key) ?? [])
      if (other.index !== matter.index && !areApart(matter.charge, other.charge)) found.add(other);
  return [...found];
}

const byCaseAndDay = inRecord((record) => {
  const groups = new Map<string, Matter[]>();
  for (const matter of record) {
    if (!matter.charge.isListed) continue;
    for (const key of keysOf(matter.charge)) {
      const group = groups.get(key);
      if (group) group.push(matter);
      else groups.set(key, [matter]);
    }
  }
  return groups;
});

function keysOf({ caseKey, dispositionDate, offenseDate }: FiledCharge): readonly string[] {
  return [
    `case ${caseKey}`,
    ...(isDay(dispositionDate) ? [`decided ${dispositionDate}`] : []),
    ...(isDay(offenseDate) ? [`happened ${offenseDate}`] : []),
  ];
}

const isDay = (date: string | undefined) => date?.length === 10;

const areApart = (one: FiledCharge, other: FiledCharge) =>
  one.caseId !== undefined && other.caseId !== undefined && one.caseId !== other.caseId;

/** The sentence was longer than a law could have given that allows so many months. */
export function sentencedBeyond(months: number): Contrary {
  return ({ charge }) => leastMonthsGiven(charge) > months;
}

/** Prison is for more than a year, and jail for a day at least. */
const [prison, aDay] = [13, 0.03];
const daysInMonth = 30.4;

/** So many months were given at least: as was told, or as the days in custody show. */
function leastMonthsGiven({ sentenceMonths, sentence = [], ...charge }: FiledCharge): number {
  if (sentenceMonths !== undefined) return sentenceMonths;
  const least = sentence.includes('prison') ? prison : sentence.includes('jail') ? aDay : 0;
  if (least === 0 || charge.dispositionDate === undefined || charge.releasedDate === undefined) return least;
  const days = charge.dateOf('released').span.first - charge.dateOf('disposition').span.last;
  return Math.max(least, days / daysInMonth);
}
