import { judge } from '@openslate/law/engine/judge.ts';
import type { ChargeResult, Reason, ReliefResult } from '@openslate/law/engine/result.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import type { Charge, OffenseKind } from '@openslate/law/record/record.ts';
import type { Source } from './answer.ts';
import { few, listed, sentence } from './sentences.ts';

type FromLaw = { readonly text: string; readonly sources: readonly Source[] };

/**
 * What the law of a place says of such a case: which ways there are, what the nearest of them asks, and where it stands.
 * It is the law on a charge of which no more is known than was told: never an answer about a person.
 */
export function fromLaw(law: Jurisdiction, told: Charge, asOf: string): FromLaw {
  const charge = { disposition: 'convicted' as const, ...told };
  const [judged] = judge({ charges: [charge] }, law, asOf).charges;
  const about = `${caseInWords(charge)} in ${law.name}`;
  const open = (judged?.reliefs ?? []).filter(({ outcome }) => outcome !== 'not_eligible');
  return open.length > 0 ? ways(about, open) : noWay(about, judged);
}

function ways(about: string, open: readonly ReliefResult[]): FromLaw {
  const [first, second] = open;
  if (!first) throw new Error('No way is open.');
  const asked = whatItAsks(first);
  const lead = first.automatic
    ? `For ${about}, the law may clear it by itself: “${first.name}”.`
    : `For ${about}, there may be a way: “${first.name}”.`;
  return {
    text: [
      lead,
      asked.length > 0
        ? `The law asks for this, among other things: ${few(
            asked.map(({ text }) => text),
            260,
          )}`
        : '',
      second ? `Another way is “${second.name}”.` : '',
      'What fits you turns on your own case: a few questions will show it.',
    ]
      .filter(Boolean)
      .join(' '),
    sources: sourcesOf([...asked, ...first.reasons.slice(0, 1), ...(second?.reasons.slice(0, 1) ?? [])]),
  };
}

/** The rules with a number in them are what people ask for: waits, limits and counts. */
function whatItAsks({ reasons }: ReliefResult): readonly Reason[] {
  const open = reasons.filter(({ met, basis }) => met !== true || basis !== 'told');
  const counted = open.filter(({ text }) => /\d/.test(text));
  return [...counted, ...open.filter((each) => !counted.includes(each))].slice(0, 3);
}

function noWay(about: string, judged: ChargeResult | undefined): FromLaw {
  const closing = (judged?.reliefs ?? [])
    .flatMap(({ reasons }) => reasons.filter(({ met }) => met === false))
    .slice(0, 2);
  const others = (judged?.alternatives ?? []).slice(0, 2);
  return {
    text: [
      `For ${about}, we found no way that clears it in the law as we know it.`,
      closing[0] ? sentence(closing[0].text) : '',
      others.length > 0
        ? `Something else may still help: ${listed(
            others.map(({ name }) => `“${name}”`),
            'or',
          )}.`
        : '',
      'The details can change that, so check your own case.',
    ]
      .filter(Boolean)
      .join(' '),
    sources: sourcesOf([...closing, ...others.flatMap(({ reasons }) => reasons.slice(0, 1))]),
  };
}

function sourcesOf(reasons: readonly Reason[]): readonly Source[] {
  const byLabel = new Map(reasons.map(({ cite }) => [cite.label, cite]));
  return [...byLabel.values()].slice(0, 4);
}

const crimes: Partial<Record<OffenseKind, string>> = {
  marijuana: 'marijuana',
  dui: 'driving under the influence',
  domestic_violence: 'domestic violence',
  homicide: 'a killing',
  sexual: 'a sex crime',
  drug_possession: 'having drugs',
  drug_sale: 'selling drugs',
  alcohol_minor: 'underage drinking',
  public_order: 'disorderly conduct',
  property_damage: 'damaging property',
  weapon: 'a weapon',
  traffic: 'a traffic case',
};

function caseInWords({ court, disposition, level, offense = [] }: Charge): string {
  const kinds = offense.map((kind) => crimes[kind] ?? kind.replaceAll('_', ' '));
  const about = kinds.length > 0 ? ` for ${listed(kinds, 'and')}` : '';
  return `${court === 'juvenile' ? 'a juvenile case' : endings(level)[disposition ?? 'convicted']}${about}`;
}

function endings(level: Charge['level']): Record<NonNullable<Charge['disposition']>, string> {
  const conviction = level === undefined ? 'a conviction' : `a ${level} conviction`;
  const charge = level === undefined ? 'a charge' : `a ${level} charge`;
  return {
    convicted: conviction,
    deferred: `${charge} that was put off or deferred`,
    diverted: `${charge} that ended in a diversion program`,
    dismissed: `${charge} that was dropped`,
    acquitted: `${charge} that ended in “not guilty”`,
    no_charges: 'an arrest without charges',
    pardoned: `${conviction} that was pardoned`,
    not_responsible: `${charge} that ended in “not responsible”`,
    pending: `${charge} that is still open`,
  };
}
