import type { LegalWord } from '@openslate/law/glossary/legal-word.ts';
import type { PlaceCode } from '@openslate/law/place/places.ts';
import type { Asked } from '../answer.ts';
import { wordsAskedIn } from '../said/meanings.ts';
import { type Facts, factsTold, factsWith, tellsCase } from './facts/facts-told.ts';
import { mended } from './mended.ts';
import { type PlacesAsked, placesAsked } from './places/place-asked.ts';
import { isSpanish } from './spanish.ts';
import type { Topic } from './topics/topics.ts';
import { topicsAsked } from './topics/topics-asked.ts';

/** A question as it is meant, after those before it in the same talk. */
export type Understood = {
  readonly plain: string;
  /** The words of the law that were to be explained. */
  readonly words: readonly LegalWord[];
  readonly topic: Topic | undefined;
  /** What else was asked in the same breath: “how long, and what does it cost?” */
  readonly also: readonly Topic[];
  readonly facts: Facts;
  /** Of a pardon is asked what else is asked of clearing: what it costs, how long it takes. */
  readonly isAboutPardon: boolean;
  /** Where the case was; several, if several were named. */
  readonly places: readonly PlaceCode[];
  /** Where it may have been, if a town of that name stands in several states. */
  readonly either: readonly PlaceCode[];
  /** Where the person lives, if that is all they said. */
  readonly isOnlyHome: boolean;
  /** Where the person lives, whatever else was said. */
  readonly home: readonly PlaceCode[];
};

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
  const told = factsTold(question, plain);
  const { own, also, isTale } = topicsAsked(question, plain);
  const words = wordsAskedIn(question);
  const topic =
    words.length > 0 && (own === undefined || !asksMore.has(own))
      ? 'definition'
      : topicIn(
          plain,
          isTale && isNoConviction(told) && shownTo.has(own) ? 'eligibility' : own,
          told,
          named,
          talk?.topic,
        );
  const facts = factsWith(talk?.facts ?? {}, told);
  return {
    plain,
    words,
    topic,
    isAboutPardon: topic === 'pardon',
    also: topic === 'definition' ? [] : alsoAsked(topic, also, told),
    facts: topic === 'trafficking' ? { offense: ['prostitution'], ...facts, traffickingVictim: true } : facts,
    ...whereIn(named, talk),
    home: named.home,
  };
}

/** Whoever tells a whole case gets the rule for it, whatever they ask of it. */
function alsoAsked(topic: Topic | undefined, also: readonly Topic[], told: Facts): readonly Topic[] {
  const asked = also.filter((each) => each !== topic && (each !== 'eligibility' || tellsCase(told)));
  const isWhole = told.offense !== undefined && (told.level ?? told.disposition) !== undefined;
  return topic && isWhole && paperwork.has(topic) && asked.length === 0 ? ['wait'] : asked;
}

/** What has an office and a paper of its own. */
const rights = new Set<Topic>(['voting', 'guns', 'certificate', 'jury']);

const paperwork = new Set<Topic>(['fee', 'form', 'where_to_file', 'hearing', 'copies']);

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

/** What says by itself that clearing is asked for. */
const asksToClear =
  /\b(?:expung\w*|expunction|seal(?:ed|ing)?|clear(?:ed|ing)?|eras(?:e|ed|ing)|annul\w*|set aside|vacate\w*|wiped?|taken? off|come off|get (?:rid of|\w+ off)|nondisclosure|restrict\w*)\b/;

/** “How about my old weed charge?” begins something new, after a question on the person. */
const ownCase = /\b(?:my|his|her|this|an?)(?: \w+){0,3} (?:charges?|cases?|arrests?|convictions?|record)\b/;

/** What is asked of the person, or of anything but the case: the next case that is told has nothing to do with it. */
const ofThePerson = new Set<Topic>([
  'voting',
  'guns',
  'jury',
  'immigration',
  'housing',
  'licenses',
  'employers',
  'background_company',
  'help',
  'registry',
  'tool',
]);

/** Whether a question goes on from the one before. It does not where it says by itself what it asks. */
function goesOnFrom(before: Topic, plain: string, own: Topic | undefined, told: Facts): boolean {
  const isShort = plain.split(' ').length <= 4;
  if (own !== undefined && own !== 'eligibility') return false;
  if (asksToClear.test(plain)) return false;
  if (ofThePerson.has(before) && tellsCase(told))
    return goingOn.test(plain) && !ownCase.test(plain) && told.disposition === undefined;
  if (goingOn.test(plain) || isShort) return true;
  return own === undefined && !tellsCase(told) && plain.split(' ').length <= longestFollowUp;
}

/** “And what would I have to bring along to that”: who says more than this says what it is about. */
const longestFollowUp = 10;

function topicIn(
  plain: string,
  own: Topic | undefined,
  told: Facts,
  named: PlacesAsked,
  before: Topic | undefined,
): Topic | undefined {
  // “Can I vote? … So which office do I ask?”
  if (before && rights.has(before) && own && paperwork.has(own) && plain.split(' ').length <= 8)
    return before;
  const hasPlace = named.sure.length + named.either.length > 0;
  // “May they report an arrest without a conviction?” is the same everywhere; one in Ohio may be cleared there.
  if (own === 'background_company' && isNoConviction(told) && (hasPlace || !told.unconvicted))
    return 'eligibility';
  if (own === 'fee' && owes.test(plain) && !/\bhow much\b|\bfees?\b/.test(plain)) return 'eligibility';
  if (before !== undefined && goesOnFrom(before, plain, own, told))
    return before === 'definition' ? 'eligibility' : before;
  const isShort = plain.split(' ').length <= 4;
  if (own === undefined && (tellsCase(told) || (hasPlace && isShort))) return 'eligibility';
  // “I was charged in Ohio in 2010”: what somebody tells, and asks nothing about, is asked about.
  return (
    own ??
    (hasPlace && /\b(?:happened|caught|busted|locked up|got (?:a|an|in))\b/.test(plain)
      ? 'eligibility'
      : undefined)
  );
}

/** What is owed in the case is no price of clearing it. */
const owes = /\b(?:unpaid|owe|owes|owed|owing|(?:havent|hasnt|not|never) paid)\b/;

/** Who asks this wants more than what a word means. */
const asksMore = new Set<Topic>([
  'wait',
  'employers',
  'fee',
  'fee_waiver',
  'form',
  'guns',
  'how_long',
  'voting',
  'where_to_file',
]);

/** “It was dismissed, and my landlord saw it!”: whoever saw it, it has to go. */
const shownTo = new Set<Topic | undefined>(['employers', 'housing', 'background_company', 'licenses']);

function isNoConviction({ disposition }: Facts): boolean {
  return disposition !== undefined && withoutConviction.has(disposition);
}

const withoutConviction = new Set<Facts['disposition']>([
  'dismissed',
  'acquitted',
  'no_charges',
  'deferred',
  'diverted',
]);
