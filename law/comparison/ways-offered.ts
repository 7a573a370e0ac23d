import { judge } from '../engine/judge.ts';
import type { ReliefResult } from '../engine/result.ts';
import { whomItCovers } from '../engine/whom-it-covers.ts';
import type { Jurisdiction } from '../place/jurisdiction.ts';
import type { Relief } from '../place/relief.ts';
import { after, type Day, dayOf, days, months, type Period } from '../record/day.ts';
import type { Disposition, ReliefKind } from '../record/record.ts';
import { type OrdinaryRecord, type Telling, tellingsOf } from './ordinary-records.ts';

/** How long it takes, from the class that waits least to the one that waits most. */
export type Wait = {
  readonly least: Period;
  readonly most: Period;
  /** What starts the clock, where there is one and it is the same for all. */
  readonly since?: 'decided' | 'over';
};

/** A kind of relief that a place has for an ordinary record, by itself or by asking. */
export type OfferedWay = {
  readonly kind: ReliefKind;
  readonly automatic: boolean;
  /** It does not clear the record: a pardon, a certificate. */
  readonly alternative: boolean;
  /** The reliefs behind it. */
  readonly reliefs: readonly string[];
  /** `depends`: the law leaves it to more than the record tells. `special`: it is not for an ordinary record. */
  readonly wait: Wait | 'depends' | 'special';
  /** Some crimes or classes have it, and others have not, or it depends. */
  readonly partly?: true;
};

/**
 * What the law of a place offers for an ordinary record, and after which wait, read off its own rules: the record is
 * judged on the day on which it is over, in each of its classes. Law that begins later does not count. What clears
 * nothing counts where it is a pardon or a certificate.
 */
export function waysOffered(record: OrdinaryRecord, law: Jurisdiction): readonly OfferedWay[] {
  const today = dayOf(law.verified);
  const inForce = law.reliefs.filter(
    ({ kind, alternative, inForce: { from, until } = {} }) =>
      (!alternative || kind === 'pardon' || kind === 'certificate') &&
      !(from && dayOf(from) > today) &&
      !(until && dayOf(until) < today),
  );
  const told = tellingsOf(record, law).map((telling) => ({ telling, found: waitsIn(telling, law) }));
  return [...new Set(inForce.map(sameWay))].flatMap((way) =>
    offered(
      inForce.filter((relief) => sameWay(relief) === way),
      record,
      law,
      told,
    ),
  );
}

const sameWay = ({ kind, automatic, alternative }: Relief) => `${kind} ${automatic} ${alternative}`;

type Measured = { readonly period: Period; readonly since: Wait['since'] } | 'depends';

type ToldAndFound = { readonly telling: Telling; readonly found: ReadonlyMap<string, Measured> };

function offered(
  those: readonly Relief[],
  record: OrdinaryRecord,
  law: Jurisdiction,
  told: readonly ToldAndFound[],
): OfferedWay[] {
  const [first] = those;
  if (!first) return [];
  const { kind, automatic = false, alternative = false } = first;
  const way = { kind, automatic, alternative };
  const soonestOf = ({ found }: ToldAndFound) =>
    those.flatMap(({ id }) => found.get(id) ?? []).sort(soonest)[0];
  const reliefs = those.map(({ id }) => id).filter((id) => told.some(({ found }) => found.has(id)));
  if (reliefs.length === 0) {
    const special = those.filter((relief) => mayBeFor(record, relief, law)).map(({ id }) => id);
    return special.length === 0 ? [] : [{ ...way, reliefs: special, wait: 'special' }];
  }
  const wait = spanOf(told.flatMap((each) => soonestOf(each) ?? []));
  const open = told.filter((each) => {
    const measured = soonestOf(each);
    return measured !== undefined && (measured === 'depends') === (wait === 'depends');
  });
  return [{ ...way, reliefs, wait, ...(varietiesIn(open) < varietiesIn(told) && { partly: true }) }];
}

const varietiesIn = (told: readonly ToldAndFound[]) =>
  new Set(told.map(({ telling }) => telling.variety)).size;

/** From the least to the most of those that are known. Where none is, it depends. */
function spanOf(waits: readonly Measured[]): Wait | 'depends' {
  const known = waits.filter((each) => each !== 'depends').sort(soonest);
  const [least, most] = [known[0], known.at(-1)];
  if (!least || !most) return 'depends';
  const starts = new Set(known.flatMap(({ since }) => since ?? []));
  const [since] = starts;
  return { least: least.period, most: most.period, ...(starts.size === 1 && since && { since }) };
}

const lengthOf = (measured: Measured) => (measured === 'depends' ? Infinity : after(0, measured.period));
const soonest = (one: Measured, other: Measured) => lengthOf(one) - lengthOf(other) || 0;

/** The wait of each relief that is or comes to be open. What opens only at an advanced age is not for everybody. */
function waitsIn(telling: Telling, law: Jurisdiction): ReadonlyMap<string, Measured> {
  const { answers, decidedEarlier } = telling;
  const earlier = new Map(decidedEarlier && reliefsOf(decidedEarlier, law).map((each) => [each.id, each]));
  const reliefs = new Map(law.reliefs.map((relief) => [relief.id, relief]));
  return new Map(
    reliefsOf(answers, law).flatMap((each) => {
      const relief = reliefs.get(each.id);
      if (!relief || relief.fromAge !== undefined) return [];
      const measured = opensByLaw(each, relief) ? 'depends' : measure(each, earlier.get(each.id), telling);
      return measured ? [[each.id, measured]] : [];
    }),
  );
}

/** It opens on the day on which a rule of it begins: that is no wait, and says nothing of later cases. */
function opensByLaw({ on }: ReliefResult, { rules }: Relief): boolean {
  return rules.some(({ inForce }) => on !== undefined && inForce?.from === on);
}

function reliefsOf(answers: Telling['answers'], law: Jurisdiction): readonly ReliefResult[] {
  const [charge] = judge(answers, law, law.verified).charges;
  return charge ? [...charge.reliefs, ...charge.alternatives] : [];
}

function measure(
  { outcome, on }: ReliefResult,
  earlier: ReliefResult | undefined,
  { decided, over }: Telling,
): Measured | undefined {
  if (outcome === 'not_eligible') return undefined;
  if (outcome === 'automatic' || outcome === 'eligible') return { period: days(0), since: undefined };
  if (outcome === 'needs_review' || on === undefined) return 'depends';
  // A fine that was paid at once is over on the day on which it was decided: which of the two counts, it cannot tell.
  if (!earlier) return { period: between(over, on), since: undefined };
  const since = earlier.on === on ? 'over' : 'decided';
  return { period: between(since === 'over' ? over : decided, on), since };
}

/** In whole months, as laws count. A law that says “more than 8 years” opens the day after: the day is left out. */
function between(first: string, last: string): Period {
  const [begin, end] = [dayOf(first), dayOf(last)];
  const count = wholeMonths(begin, end);
  const rest = end - after(begin, months(count));
  if (count === 0 || rest > 1) return days(end - begin);
  return { years: Math.floor(count / 12), months: count % 12, days: 0 };
}

function wholeMonths(begin: Day, end: Day): number {
  let count = 0;
  while (after(begin, months(count + 1)) <= end) count += 1;
  return count;
}

const endings: Readonly<Record<OrdinaryRecord, readonly Disposition[]>> = {
  dropped: ['dismissed', 'no_charges'],
  misdemeanor: ['convicted'],
  felony: ['convicted'],
};

/** Whether grown-ups with such a record have it where something about their case is out of the ordinary. */
function mayBeFor(record: OrdinaryRecord, relief: Relief, law: Jurisdiction): boolean {
  const covered = whomItCovers(relief, law);
  if (!covered?.courts.includes('adult')) return false;
  return covered.cases.some(
    ({ ended, of }) =>
      endings[record].some((ending) => ended.includes(ending)) &&
      (record === 'dropped' || of.some(({ level }) => level === record)),
  );
}
