import type { PlaceCode } from '@openslate/law/place/places.ts';
import type { Asked } from './answer.ts';
import { type Facts, factsTold, factsWith, tellsCase } from './facts-told.ts';
import { wordsAskedAbout } from './meanings.ts';
import { type PlacesAsked, placesAsked, placeWords, townWords } from './place-asked.ts';
import { plainly, spelled } from './plainly.ts';
import { isSpanish } from './spanish.ts';
import { notSlips, type Topic, topicOf, topicWords } from './topics.ts';
import { topicByStems } from './topics-by-stems.ts';

/** A question as it is meant, after those before it in the same talk. */
export type Understood = {
  readonly plain: string;
  readonly topic: Topic | undefined;
  readonly facts: Facts;
  /** Where the case was; several, if several were named. */
  readonly places: readonly PlaceCode[];
  /** Where it may have been, if a town of that name stands in several states. */
  readonly either: readonly PlaceCode[];
  /** Where the person lives, if that is all they said. */
  readonly isOnlyHome: boolean;
};

const known: ReadonlySet<string> = new Set([...topicWords, ...placeWords]);
const leftAlone: ReadonlySet<string> = new Set([...notSlips, ...townWords]);

/** How small words are typed in haste. */
const typedFor: Readonly<Record<string, string>> = {
  wat: 'what',
  wht: 'what',
  waht: 'what',
  hw: 'how',
  hwo: 'how',
  bout: 'about',
  b4: 'before',
  cuz: 'because',
  bc: 'because',
  shud: 'should',
  wanna: 'want to',
  ppl: 'people',
  yrs: 'years',
  yr: 'year',
  thier: 'their',
  becuase: 'because',
  saint: 'st',
  lawer: 'lawyer',
  laywer: 'lawyer',
};

export function mended(question: string): string {
  const words = plainly(question)
    .split(' ')
    .map((word) => (Object.hasOwn(typedFor, word) ? typedFor[word] : word))
    .join(' ')
    // Whoever brings the charge is no help to look for.
    .replaceAll(/\b(?:district|states?|county|city|commonwealths?) attorneys?\b/g, 'prosecutor');
  return spelled(words, known, leftAlone);
}

export function understood({ question, state, before = [] }: Asked): Understood {
  let talk: Understood | undefined;
  for (const each of before) talk = heard(each.question, talk);
  const now = heard(question, talk);
  if (now.places.length > 0 || state === undefined) return now;
  // A page knows its state: a town of it needs no question, and one of elsewhere does.
  return now.either.length > 0 && !now.either.includes(state) ? now : { ...now, places: [state], either: [] };
}

function heard(question: string, talk: Understood | undefined): Understood {
  const plain = mended(question);
  const named = placesAsked(plain, question, isSpanish(plain));
  const told = factsTold(plain);
  const topic = topicIn(plain, told, named, talk?.topic);
  const facts = factsWith(talk?.facts ?? {}, told);
  return {
    plain,
    topic,
    facts: topic === 'trafficking' ? { offense: ['prostitution'], ...facts, traffickingVictim: true } : facts,
    ...whereIn(named, talk),
  };
}

function whereIn(
  { sure, either, home }: PlacesAsked,
  talk: Understood | undefined,
): Pick<Understood, 'places' | 'either' | 'isOnlyHome'> {
  if (sure.length > 0) return { places: sure, either: [], isOnlyHome: false };
  if (either.length > 0) return { places: [], either, isOnlyHome: false };
  if (talk && (talk.places.length > 0 || talk.either.length > 0))
    return { places: talk.places, either: talk.either, isOnlyHome: talk.isOnlyHome };
  return { places: home, either: [], isOnlyHome: home.length > 0 };
}

const goingOn =
  /^(?:(?:ok|okay|so|and|but|alright|thanks|thank you|well|y|oh) )*(?:what about|how about|what if|and|same (?:for|in|thing)|que tal|y (?:en|si|para)|in|for|even|but|or|if|its|it was|it is|im in|i am in|i meant|actually|no|yes|yeah)\b/;

function topicIn(
  plain: string,
  told: Facts,
  named: PlacesAsked,
  before: Topic | undefined,
): Topic | undefined {
  if (wordsAskedAbout(plain).length > 0 && topicOf(plain) !== 'fee') return 'definition';
  const own = topicFor(withoutPurpose(plain)) ?? topicFor(plain);
  const isAboutDismissal = told.disposition !== undefined && withoutConviction.has(told.disposition);
  if (own === 'background_company' && isAboutDismissal) return 'eligibility';
  const hasPlace = named.sure.length + named.either.length > 0;
  const isShort = plain.split(' ').length <= 4;
  if (
    before !== undefined &&
    (own === undefined || own === 'eligibility') &&
    (goingOn.test(plain) || isShort)
  )
    return before === 'definition' ? 'eligibility' : before;
  if (own === undefined && (tellsCase(told) || (hasPlace && isShort))) return 'eligibility';
  // “I was charged in Ohio in 2010”: what somebody tells, and asks nothing about, is asked about.
  return (
    own ??
    (hasPlace && /\b(?:happened|caught|busted|locked up|got (?:a|an|in))\b/.test(plain)
      ? 'eligibility'
      : undefined)
  );
}

/** Stems say more than that a record is spoken of, and less than a turn of phrase. */
function topicFor(plain: string): Topic | undefined {
  const phrased = topicOf(plain);
  return phrased === undefined || phrased === 'eligibility' ? (topicByStems(plain) ?? phrased) : phrased;
}

/** “… so I can get a job” says why somebody asks, not what. */
function withoutPurpose(plain: string): string {
  return plain.replace(/ (?:so|because|cause|cuz|since|trying)(?: that)? (?:i|im|to|we)\b.{0,200}$/, '');
}

const withoutConviction = new Set<Facts['disposition']>(['dismissed', 'acquitted', 'no_charges']);
