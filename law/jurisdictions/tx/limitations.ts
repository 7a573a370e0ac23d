import type { FiledCharge } from '../../case-file.ts';
import { ask, type Condition } from '../../condition.ts';
import { after, dayOf, type Period, years } from '../../day.ts';
import type { OffenseKind } from '../../record.ts';
import { isUnder } from '../../vocabulary/statute.ts';
import { anyOf, judgement, never, unknown, type When } from '../../when.ts';
import { said } from './said.ts';

type Years = readonly [least: number, most: number];

const ever = Number.POSITIVE_INFINITY;

/** Code Crim. Proc. art. 12.01: how many years the state has to bring a felony; three where nothing else is said. */
const felonyYears: Partial<Record<OffenseKind, Years>> = {
  homicide: [ever, ever],
  sexual: [10, ever],
  child_victim: [5, ever],
  kidnapping: [5, ever],
  arson: [10, 10],
  elder_victim: [5, 10],
  fraud: [3, 10],
  official_misconduct: [3, 10],
  prostitution: [3, 10],
  theft: [5, 5],
  robbery: [5, 5],
  burglary: [5, 5],
  domestic_violence: [3, 5],
};

const bySection: readonly (readonly [sections: readonly string[], years: number])[] = [
  [['32.21'], 10],
  [['32.31', '32.51', '34.02'], 7],
  [['19.05'], 3],
];

function yearsToCharge(charge: FiledCharge): Years | undefined {
  const kinds = charge.offense;
  if (charge.level === undefined && !kinds?.includes('contempt')) return undefined;
  // Art. 12.02: two years. Since September 2023 three for assault in the family, and five where it is a felony.
  const inTheFamily = kinds?.includes('domestic_violence');
  const isRecent = charge.dateOf('offense').span.first >= dayOf('2021-09-01');
  if (charge.level !== 'felony')
    return kinds === undefined ? [2, 3] : !inTheFamily ? [2, 2] : isRecent ? [3, 3] : [2, 3];
  if (kinds === undefined) return [3, ever];
  const told = bySection.find(([sections]) => isUnder(charge.statute ?? '', sections));
  if (told) return [told[1], told[1]];
  if (kinds.includes('homicide') && charge.grade === 'state_jail') return [3, 3];
  const found = kinds.map((kind) =>
    kind === 'domestic_violence' && isRecent ? ([5, 5] as const) : (felonyYears[kind] ?? ([3, 3] as const)),
  );
  return [Math.max(...found.map(([least]) => least)), Math.max(...found.map(([, most]) => most))];
}

/**
 * The time to charge is over. It runs from the offense and stands still while a charge is open, so after a dismissal
 * it ends somewhere between the offense and the dismissal, plus those years.
 */
export function tooLateToCharge({ wasCharged }: { wasCharged: boolean }): Condition {
  return ({ charge }) => {
    const limit = yearsToCharge(charge);
    if (!limit) return unknown(charge.path('level'));
    const [least, most] = limit;
    if (least === ever) return wasCharged ? judgement(said.chargeableForever) : never;
    const offense = charge.dateOf('offense');
    const end = wasCharged ? charge.dateOf('disposition') : offense;
    const earliest = plus(offense.span.first, least);
    const latest = plus(end.span.last, most);
    const missing = charge.offense === undefined ? [charge.path('offense')] : [];
    return {
      ...unknown(...missing, ...offense.missing, ...end.missing),
      earliest,
      latest,
      questions: earliest === latest ? [] : [said.howLongChargeable],
    };
  };
}

/** Time alone opens it, or one of these facts does sooner. They matter only while the time is not over. */
export function timeOr(time: Condition, ...sooner: Condition[]): Condition {
  return (matter) => {
    const timed = ask(time, matter);
    if (timed.latest <= matter.file.asOf) return timed;
    return anyOf([timed, ...sooner.map((each) => ask(each, matter))]);
  };
}

function plus(day: number, count: number): number {
  return count === ever ? ever : after(day, years(count));
}

/** Of a charge that went to court we do not ask the day of the arrest: it lies between the offense and the outcome. */
export function sinceArrest(period: Period): Condition {
  return ({ charge }): When => {
    const first = charge.dateOf('offense');
    const last = charge.dateOf('disposition');
    return {
      ...unknown(...first.missing, ...last.missing),
      earliest: after(first.span.first, period),
      latest: after(last.span.last, period),
      questions: [said.dayOfArrest],
    };
  };
}
