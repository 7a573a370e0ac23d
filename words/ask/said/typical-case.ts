import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { answersOf, charged, person, type Told } from '@openslate/law/place/life.ts';
import { nothingElse, overAndPaid } from '@openslate/law/place/worked-case.ts';
import type { Answers, Level, OffenseKind } from '@openslate/law/record/record.ts';
import type { Facts } from '../heard/facts/facts-told.ts';
import { gradeTold } from '../heard/facts/grade-told.ts';

/**
 * The case of somebody who has only this one behind them, long ago, finished and paid: what the law says to it is what
 * it says to most people who ask. What was told takes the place of what is usual.
 */
export function typicalCase(place: Jurisdiction, facts: Facts, asOf: string): Answers {
  const year = Number(asOf.slice(0, 4));
  const {
    court = 'adult',
    disposition = 'convicted',
    year: told = year - (disposition === 'convicted' ? 18 : 3),
  } = facts;
  // A year that is hardly over would leave no time for a sentence.
  const then = Math.min(told, year - 2);
  const aPerson = person<string>({
    ...nothingElse,
    recordComplete: true,
    born: facts.ageNow
      ? `${year - facts.ageNow}-02-02`
      : `${then - (facts.age ?? (court === 'juvenile' ? 16 : 34))}-02-02`,
  });
  const earlier = Array.from({ length: (facts.several ?? 1) - 1 }, (_, at) => ({
    ...chargeOf(place, facts, court, then - 1 - at),
    id: `c${at + 2}`,
  }));
  return answersOf(aPerson.told(chargeOf(place, facts, court, then), ...earlier), asOf);
}

function chargeOf(
  place: Jurisdiction,
  facts: Facts,
  court: 'adult' | 'juvenile',
  year: number,
): Told<string> {
  const { disposition = 'convicted', offense = ['theft'], level = 'misdemeanor', traffickingVictim } = facts;
  return {
    id: 'c1',
    ...overAndPaid,
    court,
    level,
    grade: gradeTold(place, level, facts.typed ?? '') ?? usualClass(place, level, offense),
    offense: withViolence(offense),
    ...whatCameOfIt(disposition, year),
    sentence: facts.sentence ?? (level === 'infraction' ? ['fine'] : ['probation']),
    ...(traffickingVictim && { traffickingVictim }),
  };
}

function whatCameOfIt(disposition: NonNullable<Facts['disposition']>, year: number): Told<never> {
  const then = charged(`${year}-03-01`);
  const ended = `${year}-06-15`;
  const over = { over: `${year + 1}-06-15` };
  switch (disposition) {
    case 'convicted':
      return then.convicted(ended, over);
    case 'deferred':
      return then.deferred(ended, over);
    case 'diverted':
      return then.diverted(ended, over);
    case 'pardoned':
      return then.pardoned(ended, over);
    case 'not_responsible':
      return then.notResponsible(ended, over);
    case 'dismissed':
      return then.dismissed(ended);
    case 'acquitted':
      return then.acquitted(ended);
    case 'no_charges':
      return then.notProsecuted(ended);
    case 'pending':
      return then.pending;
  }
}

const violent = new Set<OffenseKind>(['homicide', 'robbery', 'kidnapping', 'arson', 'sexual']);

function withViolence(kinds: readonly OffenseKind[]): readonly OffenseKind[] {
  return kinds.some((kind) => violent.has(kind)) ? [...kinds, 'violent'] : kinds;
}

/** Of misdemeanors a middle class, of felonies the lowest: most cases are. The highest for a killing; else none is known. */
function usualClass(
  { grades }: Jurisdiction,
  level: Level,
  kinds: readonly OffenseKind[],
): string | undefined {
  const classes = (grades?.[level] ?? []).filter(({ value }) => value !== 'ungraded');
  if (kinds.includes('homicide')) return classes[0]?.value;
  return kinds.some((kind) => graver.has(kind) || kind === 'dui')
    ? undefined
    : classes.at(level === 'misdemeanor' ? Math.floor(classes.length / 2) : -1)?.value;
}

/** What is mostly charged as a felony, and never as one of the lowest. */
const graver = new Set<OffenseKind>([...violent, 'burglary', 'drug_sale']);

/** Mostly no felony. */
const lesser = new Set<OffenseKind>([
  'dui',
  'marijuana',
  'traffic',
  'public_order',
  'trespass',
  'prostitution',
  'alcohol_minor',
  'obstruction',
  'harassment',
]);

/** The levels on which such a case may have been, if none was told: most often both. */
export function levelsOf({ level, disposition, court, offense = [] }: Facts): readonly Level[] {
  if (level) return [level];
  if (offense.some((kind) => graver.has(kind))) return ['felony'];
  const isConviction = disposition === undefined || disposition === 'convicted';
  if (!isConviction || court === 'juvenile' || offense.some((kind) => lesser.has(kind)))
    return ['misdemeanor'];
  return ['misdemeanor', 'felony'];
}
