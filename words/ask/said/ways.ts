import { judge } from '@openslate/law/engine/judge.ts';
import type { ReliefResult } from '@openslate/law/engine/result.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import type { Cite, Dates, Relief } from '@openslate/law/place/relief.ts';
import type { Level, OffenseKind } from '@openslate/law/record/record.ts';
import type { Facts } from '../heard/facts/facts-told.ts';
import { wayNamed } from '../heard/named-way.ts';
import { levelsOf, typicalCase } from './typical-case.ts';

/** A rule as the law puts it, whether a case meets it or not. */
export type Asks = {
  readonly id: string;
  readonly text: string;
  readonly cite: Cite;
  readonly isMet: boolean;
};

/** A way that the law has, and what it asks. */
export type Way = ReliefResult & { readonly asks: readonly Asks[] };

/** What the law has for a usual case of one level. */
export type Ways = {
  readonly level: Level;
  readonly open: readonly Way[];
  /** Those that are for such cases, but not for most of them. */
  readonly shut: readonly Way[];
  /** What is made for such a crime by name, though not all that it asks was told. */
  readonly special: readonly Way[];
  /** What clears nothing, but helps. */
  readonly others: readonly Way[];
};

/** What the law of a place has for such a case, on each level that it may have been on. */
export function waysFor(law: Jurisdiction, facts: Facts, asOf: string): readonly Ways[] {
  return levelsOf(facts).map((level) => waysOn(level, law, facts, asOf));
}

function waysOn(level: Level, law: Jurisdiction, facts: Facts, asOf: string): Ways {
  const [judged] = judge(typicalCase(law, { ...facts, level }, asOf), law, asOf).charges;
  const ways = (judged?.reliefs ?? []).map((relief) => wayOf(relief, law));
  const open = ways.filter(
    (way) =>
      way.outcome !== 'not_eligible' &&
      !isForSomeClass(way) &&
      !(isForLater.test(way.name) && !facts.several),
  );
  const named = wayMeant(law, facts);
  const isShut =
    facts.offense !== undefined &&
    ways.some(({ id, outcome }) => id === named?.id && outcome === 'not_eligible');
  const inOrder = namedFirst(wantedFirst(open, facts), isShut ? undefined : named);
  return {
    level,
    open: inOrder,
    special: specialFor(law, facts, asOf, inOrder),
    shut: ways
      .filter(({ outcome, name }) => outcome === 'not_eligible' && !forFew.test(name))
      .sort((one, other) => Number(other.id === named?.id) - Number(one.id === named?.id)),
    others: (judged?.alternatives ?? []).map((relief) => wayOf(relief, law)),
  };
}

/** Who names a way knows that it is theirs: whether all of it fits is left open. */
function namedFirst(open: readonly Way[], named: Relief | undefined): readonly Way[] {
  if (!named) return open;
  const way = open.find(({ id }) => id === named.id) ?? unjudged(named);
  return [way, ...open.filter(({ id }) => id !== named.id)];
}

/** The way that somebody names; or the one for records that should never have been made. */
function wayMeant(law: Jurisdiction, facts: Facts): Relief | undefined {
  const reliefs = law.reliefs.filter(({ name }) => !isOfOtherLevel(name, facts.level));
  const named = wayNamed({ ...law, reliefs }, facts.typed ?? '');
  if (named && (!forFew.test(named.name) || facts.traffickingVictim)) return named;
  return facts.mistaken ? forMistaken(law) : undefined;
}

/** “Expunge a deferred misdemeanor” is not for a felony. */
function isOfOtherLevel(name: string, level: Level | undefined): boolean {
  const isFor = { felony: /\bfelon/i.test(name), misdemeanor: /misdemeanor/i.test(name) };
  if (level === 'felony') return isFor.misdemeanor && !isFor.felony;
  return level === 'misdemeanor' && isFor.felony && !isFor.misdemeanor;
}

function forMistaken({ reliefs }: Jurisdiction): Relief | undefined {
  return reliefs.find(({ name }) => forMistakes.test(name) && !/innocen/.test(name));
}

function unjudged({
  rules,
  limits = [],
  cautions = [],
  forms = [],
  automatic = false,
  ...relief
}: Relief): Way {
  const { id, name, kind, effect, fee, first, steps } = relief;
  const asks = rules.map((rule) => ({ id: rule.id, text: rule.text, cite: rule.cite, isMet: true }));
  return {
    ...{ id, name, kind, effect, fee, first, steps, limits, cautions, forms, automatic, asks },
    outcome: 'needs_review',
    reasons: [],
  };
}

/** What comes by itself, but perhaps only for other classes of such a crime, would raise false hope. */
function isForSomeClass({ automatic, outcome, asks }: Way): boolean {
  return automatic && outcome === 'needs_review' && asks.every(({ isMet }) => isMet);
}

/** For another crime than the one that is told. */
const isForLater = /\balthough\b/;

/** What is only for victims, or for records that should never have been made. */
const forVictims = /traffick/i;
const forMistakes = /mistake|fraud|unlawful|innocen|stolen|identity|wrong/i;
const forFew = new RegExp(`${forVictims.source}|${forMistakes.source}`, 'i');

/** What is open now stands before what is in doubt or later; of that, what comes by itself, then what was asked for by name. */
function wantedFirst(
  open: readonly Way[],
  { wanted, traffickingVictim = false, mistaken = false, offense = [], age }: Facts,
): readonly Way[] {
  const isForIt = (name: string) => isMadeFor(name, offense);
  const rank = ({ automatic, kind, outcome, name }: Way) =>
    (forVictims.test(name) === traffickingVictim && forMistakes.test(name) === mistaken ? 0 : 16) +
    (outcome === 'not_yet' ? 8 : outcome === 'needs_review' ? 4 : 0) -
    (isForIt(name) ? 3.5 : 0) -
    (age !== undefined && age < 25 && /\byou were\b|\byoung/i.test(name) ? 3 : 0) +
    (outcome === 'automatic' ? 0 : kind === wanted ? 1 : automatic ? 3 : 2);
  return [...open].sort((one, other) => rank(one) - rank(other));
}

function specialFor(
  { reliefs }: Jurisdiction,
  facts: Facts,
  asOf: string,
  open: readonly Way[],
): readonly Way[] {
  const { offense = [], disposition = 'convicted', court } = facts;
  const isForIt = (name: string) => isMadeFor(name, offense);
  if (disposition !== 'convicted' || court === 'juvenile' || open.some(({ name }) => isForIt(name)))
    return [];
  return reliefs
    .filter(({ alternative, inForce }) => !alternative && !isPast(inForce, asOf))
    .filter(({ name }) => isForIt(name) && !forFew.test(name) && !notForMost.test(name))
    .map(unjudged);
}

const notForMost =
  /although|later|juvenile|youth|pardon|without a conviction|dismiss|arrest|deferr|put off|program|diversion|treatment|court/i;

function isPast(dates: Dates | undefined, asOf: string): boolean {
  return (
    (dates?.until !== undefined && dates.until < asOf) || (dates?.from !== undefined && dates.from > asOf)
  );
}

/** Whether a way is made for such a crime, by its name. */
export function isMadeFor(name: string, offense: readonly OffenseKind[] = []): boolean {
  return offense.some((kind) => calledIn[kind]?.test(name));
}

/** The words by which a way says that it is for such a crime. */
const calledIn: Partial<Record<OffenseKind, RegExp>> = {
  marijuana: /marijuana|cannabis/i,
  dui: /^(?!.*although).*(?:drunk|DUI|DWI|OWI|OVI|impaired|drink)/,
  domestic_violence: /domestic|family/i,
  drug_possession: /drug|possession/i,
  drug_sale: /intent|distribut/i,
  prostitution: /prostitut/i,
  alcohol_minor: /underage|alcohol|drink/i,
  fraud: /check/i,
  public_order: /intoxicat|disorderly/i,
  traffic: /traffic|driving/i,
};

function wayOf(relief: ReliefResult, law: Jurisdiction): Way {
  const rules = law.reliefs.find(({ id }) => id === relief.id)?.rules ?? [];
  const asks = relief.reasons.map(({ id, text, cite, met }) => {
    const rule = rules.find((each) => each.id === id && (each.text === text || each.otherwise === text));
    return { id, text: rule?.text ?? text, cite, isMet: met === true };
  });
  return { ...relief, asks };
}

const span =
  /\b(?:\d{1,12}|an?|one|two|three|four|five|six|seven|ten)\b[^.]{0,40}\b(?:years?|months?|days?)\b/i;

/** By the id of a rule: it is the wait; it may be one; it is about newer trouble, which is a wait too. */
const waiting: readonly RegExp[] = [
  /waited$|^waited|clean-years/,
  /wait|^(?:a|one|two|five|ten)-years?|year-since|^free-of/,
  /^(?:two|three|four|five|six|seven|eight|ten|twelve|fifteen)-years$/,
  /lately$|^no-(?:new|other|later)|^clean/,
];

/** The rules on how long to wait, the plainest first. A rule for some crimes only (“If it was …”) comes last. */
export function waitsOf({ asks }: Way): readonly Asks[] {
  const timed = asks.filter(({ id, text }) => span.test(text) && !/denied|cleared|refused/.test(id));
  const rank = (asked: Asks) => (isForSome(asked) ? 1 : 0);
  return waiting
    .flatMap((ids) => timed.filter(({ id }) => ids.test(id)))
    .sort((one, other) => rank(one) - rank(other));
}

/** “If it was a crime of force, …”: it says nothing to most. */
export function isForSome({ text }: Asks): boolean {
  return /^If /.test(text);
}
