import type { FiledCharge } from '../engine/case-file.ts';
import { all, ask, atHand, type Condition, type FactCondition, type Matter } from '../engine/condition.ts';
import { always, assuming, type Fact, fact, never, restingOn, unknown } from '../engine/when.ts';
import type { Saying } from '../place/saying.ts';
import type { Doubt } from '../record/how-it-ended.ts';
import type { Charge, Disposition, Level, OffenseKind, SentencePart } from '../record/record.ts';
import { besideOne, type Contrary, unless } from './beside.ts';
import * as phrase from './phrases.ts';

/** What the charge was about: any of these kinds. */
export function about(...kinds: OffenseKind[]): FactCondition {
  return atHand(({ charge }) =>
    charge.offense === undefined
      ? unknown(charge.path('offense'))
      : fact(charge.offense.some((kind) => kinds.includes(kind))),
  );
}

/** It was about something else than these, whatever else it was about. */
export function aboutMoreThan(...kinds: OffenseKind[]): FactCondition {
  return atHand(({ charge }) =>
    charge.offense === undefined
      ? unknown(charge.path('offense'))
      : fact(charge.offense.some((kind) => !kinds.includes(kind))),
  );
}

/** How the case ended, in the eyes of the law. That the papers say it rightly is presumed, where they can mislead. */
export function ended(...dispositions: Disposition[]): FactCondition {
  return atHand(({ charge }) => {
    const { disposition, doubt, contempt } = charge;
    if (doubt) return endedPerhaps(charge, doubt, dispositions);
    if (disposition === undefined) return unknown(charge.path('disposition'));
    const is = dispositions.includes(disposition);
    return is && contempt && disposition === 'convicted' ? contempt.counts : fact(is);
  });
}

function endedPerhaps(charge: FiledCharge, doubt: Doubt, dispositions: readonly Disposition[]): Fact {
  const { disposition, presumedEnding } = charge;
  // How many of the ways in which it may have ended are such.
  let such = 0;
  for (const each of doubt.among) if (dispositions.includes(each)) such += 1;
  if (such === 0) return never;
  if (such === doubt.among.length) return always;
  if (disposition === undefined || !presumedEnding) return unknown(charge.path('disposition'));
  return dispositions.includes(disposition) ? presumedEnding.so : presumedEnding.not;
}

/** What follows from how the case ended. That the papers say it rightly is presumed here too. */
export function asEnded(follows: Condition): Condition {
  return (matter) => {
    const { disposition, presumedEnding } = matter.charge;
    const held = ask(follows, matter);
    return presumedEnding && disposition !== undefined ? restingOn(presumedEnding.so, held) : held;
  };
}

/** Contempt, violations of probation and the like have no level, and none is asked for. That is said. */
export function ofLevel(...levels: Level[]): FactCondition {
  return atHand(({ charge }) => {
    if (charge.level !== undefined) return fact(levels.includes(charge.level));
    return charge.contempt ? charge.contempt.ofLevel : unknown(charge.path('level'));
  });
}

export const felony = ofLevel('felony');
export const misdemeanor = ofLevel('misdemeanor');
export const infraction = ofLevel('infraction');
/** What is more than a ticket. */
export const crime = ofLevel('misdemeanor', 'felony');

/** A charge is an adult one unless the person says otherwise. Of a case that is not in the list nobody knows. */
export const inAdultCourt = atHand(({ charge }) =>
  charge.isListed ? fact((charge.court ?? 'adult') === 'adult') : unknown(charge.path('court')),
);
export const inJuvenileCourt = atHand(({ charge }) =>
  charge.isListed ? fact(charge.court === 'juvenile') : unknown(charge.path('court')),
);

export const convicted = ended('convicted');

/** Convicted as an adult, and not pardoned since. */
export const adultConviction = all(inAdultCourt, convicted);

/** Convicted as an adult, pardoned or not: where a pardon forgives, but the conviction stays on record like any other. */
export const convictedOrPardoned = all(inAdultCourt, ended('convicted', 'pardoned'));

export function sentencedTo(...parts: SentencePart[]): FactCondition {
  return ({ charge }) =>
    charge.sentence === undefined
      ? unknown(charge.path('sentence'))
      : fact(charge.sentence.some((part) => parts.includes(part)));
}

type RareField = 'traffickingVictim' | 'probationRevoked' | 'weaponUsed';

/** Rare: taken for "no" until the person says otherwise, and told to them. */
function rarely(field: RareField, assumption: Saying): FactCondition {
  return ({ charge }) => {
    const given = charge[field];
    return given === undefined ? assuming(assumption, fact(false), charge.path(field)) : fact(given);
  };
}

/**
 * A weapon or an injury that was told of another charge of the case may belong to this one too. Where a sex charge was
 * dropped beside it, so may a duty to register.
 */
export const speaksAgainst = {
  weaponUsed: besideOne((other) => other.weaponUsed === true || other.offense?.includes('weapon') === true),
  injury: besideOne(
    ({ injury, offense }) =>
      injury === 'bodily' || injury === 'serious' || offense?.includes('homicide') === true,
  ),
  registrable: besideOne(
    ({ disposition, offense }) => disposition === 'dismissed' && offense?.includes('sexual') === true,
  ),
} as const satisfies Partial<Record<keyof Charge, Contrary>>;

export const weaponUsed = unless(
  speaksAgainst.weaponUsed,
  'weaponUsed',
  rarely('weaponUsed', phrase.presumed.noWeapon),
);

/** Somebody was hurt so badly. What the charge itself says of that, its kind tells. */
export function hurt(...injuries: readonly NonNullable<Charge['injury']>[]): FactCondition {
  return unless(speaksAgainst.injury, 'injury', ({ charge: { injury, path } }) =>
    injury === undefined
      ? assuming(phrase.presumed.nobodyHurt, fact(false), path('injury'))
      : fact(injuries.includes(injury)),
  );
}

export const traffickingVictim = rarely('traffickingVictim', phrase.presumed.notTrafficked);

export const probationRevoked = rarely('probationRevoked', phrase.presumed.probationNotRevoked);

/** An answer to one of the jurisdiction's own questions about a charge, presumed at what most people would say. */
export function chargeFact(name: string, presumed: boolean, assumption: Saying): FactCondition {
  return ({ charge }) => ownAnswer(charge.facts?.[name], presumed, assumption, charge.path(`facts.${name}`));
}

export function personFact(name: string, presumed: boolean, assumption: Saying): FactCondition {
  return ({ file }: Matter) => ownAnswer(file.answers.facts?.[name], presumed, assumption, `facts.${name}`);
}

/** An answer to one of the jurisdiction's own questions; without one, what else is known of the charge tells. */
export function chargeFactOr(name: string, otherwise: FactCondition): FactCondition {
  return (matter) => {
    const given = matter.charge.facts?.[name];
    return given === undefined ? otherwise(matter) : fact(given === true);
  };
}

/** One of the jurisdiction's own questions whose answer nobody can presume. */
export function chargeFactAsked(name: string): FactCondition {
  return ({ charge }) => {
    const given = charge.facts?.[name];
    return given === undefined ? unknown(charge.path(`facts.${name}`)) : fact(given === true);
  };
}

export const anything: FactCondition = () => always;

function ownAnswer(
  given: string | number | boolean | undefined,
  presumed: boolean,
  assumption: Saying,
  field: string,
): Fact {
  return given === undefined ? assuming(assumption, fact(presumed), field) : fact(given === true);
}
