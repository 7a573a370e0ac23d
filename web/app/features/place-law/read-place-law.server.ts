import {
  loadCases,
  loadGuide,
  loadJurisdiction,
  loadReview,
  loadSources,
} from '@openslate/law/jurisdictions/index.ts';
import { mayLink } from '@openslate/law/place/hosts.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { placeNamed } from '@openslate/law/place/places.ts';
import { limitsIn, type Relief } from '@openslate/law/place/relief.ts';
import { spokenDate } from '../../ui/fields/partial-date.ts';
import { beyondSummary } from './beyond-summary.server.ts';
import { shownCase } from './case-facts.ts';
import { coversWords } from './covers-words.server.ts';
import type { PlaceLaw, ShownRelief } from './place-law.ts';
import { plainSummary } from './plain-summary.server.ts';

/** All that the page of a place shows. It runs when the site is built, and is never sent to a browser. */
export async function readPlaceLaw(state: string): Promise<PlaceLaw> {
  const place = placeNamed(state);
  if (!place) return { kind: 'unknown' };
  const [law, sources, cases, review, guide] = await Promise.all([
    loadJurisdiction(place.code),
    loadSources(place.code),
    loadCases(place.code),
    loadReview(place.code),
    loadGuide(place.code),
  ]);
  const summary = plainSummary(law, guide);
  return {
    kind: 'known',
    summary,
    verified: law.verified,
    knownFrom: law.knownFrom,
    ...(law.readAgain && { readAgain: law.readAgain }),
    gaps: law.gaps,
    reliefs: law.reliefs.map((relief) => shownRelief(relief, law)),
    ...sayingsOf(law),
    sources: sources.map((source) => ({ ...source, mayOpen: mayLink(source.url, place.code) })),
    cases: cases.map((worked) => shownCase(worked, law)),
    review: review ?? [],
    guide: beyondSummary(guide, summary),
    help: guide.help,
  };
}

function shownRelief(relief: Relief, law: Jurisdiction): ShownRelief {
  const { id, name, kind, automatic, alternative, inForce, effect, rules } = relief;
  return {
    id,
    name,
    kind,
    way: alternative ? 'alternative' : automatic ? 'automatic' : 'asking',
    ...(inForce && { inForce }),
    effect,
    covers: coversWords(relief, law),
    rules: rules.map(({ id: ruleId, text, cite, inForce: dates }) => ({
      id: ruleId,
      text,
      cite,
      ...(dates && { inForce: dates }),
    })),
    bounds: boundsOf(relief),
    limits: relief.limits ?? [],
    cautions: relief.cautions ?? [],
    fee: relief.fee,
    steps: relief.steps,
    forms: relief.forms ?? [],
  };
}

function boundsOf(relief: Relief): string[] {
  const { fromAge, by } = relief;
  return [
    ...limitsIn(relief).map(({ text, cite }) => `${text} (${cite.label})`),
    ...(fromAge === undefined ? [] : [`Opens at age ${fromAge}.`]),
    ...(typeof by === 'string' ? [`The state has until ${spokenDate(by)}.`] : []),
    ...(typeof by === 'function' ? ['The state has a day of its own for each charge.'] : []),
  ];
}

/** What the law says beside its rules is either a question that is left open, something that we take to be so, or advice. */
function sayingsOf({ said }: Jurisdiction) {
  const sentences = Object.values<string>(said);
  const leftOpen = sentences.filter((sentence) => sentence.includes('?'));
  const stated = sentences.filter((sentence) => !sentence.includes('?'));
  const isOurs = (sentence: string) => /\bwe\b/i.test(sentence);
  return {
    leftOpen,
    presumed: stated.filter(isOurs),
    advised: stated.filter((sentence) => !isOurs(sentence)),
  };
}
