import { isKnown } from '@openslate/law/engine/known-law.ts';
import { loadGuide, loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { type PlaceCode, placeOf } from '@openslate/law/place/places.ts';
import { type Answer, type Asked, citedAs, type Said } from './answer.ts';
import { askedIn } from './heard/clauses.ts';
import { withLevelOfClass } from './heard/facts/grade-told.ts';
import { focusOf } from './heard/focus.ts';
import { mended } from './heard/mended.ts';
import { isCalledShort, wayNamed } from './heard/named-way.ts';
import { plainly } from './heard/plainly.ts';
import { isSpanish, saidInSpanish } from './heard/spanish.ts';
import { type Topic, topicOf } from './heard/topics/topics.ts';
import { type Understood, understood } from './heard/understood.ts';
import { alsoSaid } from './said/also-said.ts';
import { isSpokenOf } from './said/by-guide.ts';
import { ownCase } from './said/by-law/matter.ts';
import { factsOf, isOnOwnResult, ownCharges, ownResult, ownSteps } from './said/by-law/own-result.ts';
import { daysOfTheLaw } from './said/days-of-the-law.ts';
import { everywhere, whileAsking } from './said/everywhere.ts';
import { meaningOf } from './said/meanings.ts';
import { nearestInGuide } from './said/nearest-in-guide.ts';
import { inOneBreath, saidIn } from './said/said-in.ts';
import { dated, inDigits, inPlaceCalled, listed, withSums } from './said/sentences.ts';
import { waysFor } from './said/ways.ts';
import {
  isElsewhere,
  isMereWords,
  isOfOtherPlace,
  isOfTribe,
  notOurs,
  placeNotHeld,
} from './turned-away/elsewhere.ts';
import { greeted } from './turned-away/greeted.ts';
import { turnedAway } from './turned-away/turned-away.ts';

/** Answers from the law, the guides and the glossary alone; what they do not hold is said to be unknown. */
export async function ask(asked: Asked): Promise<Answer> {
  const answer = await answerTo(asked);
  const text = inDigits(withSums(answer.text));
  const isToldSo = answer.lang === undefined && isSpanish(plainly(asked.question));
  return { ...answer, text: isToldSo ? `${text} ${saidInSpanish}` : text };
}

async function answerTo(asked: Asked): Promise<Answer> {
  const plain = mended(asked.question);
  const first = turnedAway(plain, askedIn(asked.question)) ?? greeted(plain);
  // What a word means, we may know even where we know nothing more of it: bail, a warrant.
  const meant = understood(asked);
  const isWord = meant.words.length > 0 && !/\b(?:email|phone|number|address|hours)\b/.test(plain);
  if (first && !(first.kind === 'unknown' && isWord)) return first;
  const { topic, either } = meant;
  const places = topic === 'voting' ? whereOneVotes(meant) : meant.places;
  if (topic === undefined) {
    const [only] = places.length === 1 ? places : [];
    // “Louisiana 894”: who names a way, and asks nothing, asks about it.
    return only && wayNamed(await loadJurisdiction(only), asked.question)
      ? inPlace(only, 'eligibility', meant, asked)
      : nearestIn(places, plain);
  }
  if (topic === 'tool') return sameEverywhere(topic);
  if (topic === 'definition' && places.length !== 1)
    return { kind: 'answer', topic, ...meaningOf(meant.words), links: ['/glossary'] };
  if (topic === 'moved' && (places.length !== 1 || meant.isOnlyHome)) return withoutPlace(topic);
  if (either.length > 0) return whichOf(either, topic);
  const [place, ...more] = places;
  if (/\bfbi\b/.test(plain) && (topic === 'own_record' || (topic === 'fee' && place === undefined)))
    return inPlace('US', 'own_record', meant, asked);
  if (isOfTribe(plain)) return placeNotHeld;
  if (place === undefined) return isOfOtherPlace(plain) ? placeNotHeld : withoutPlace(topic);
  if (more.length > 2) return whichOf(places, topic);
  return more.length === 0 ? inPlace(place, topic, meant, asked) : inEach(places, topic, meant, asked);
}

/** Wherever the case was, and before whatever court: the state where somebody lives says who votes. */
function whereOneVotes({ places, home }: Understood): readonly PlaceCode[] {
  if (home.length > 0) return home;
  return places.length > 1 ? places.filter((place) => place !== 'US') : places;
}

/** What nobody foresaw is looked for in the words of the guide. */
async function nearestIn(places: readonly PlaceCode[], plain: string): Promise<Answer> {
  const [place] = places;
  if (place === undefined && isElsewhere(plain)) return notOurs;
  if (place === undefined || places.length > 1) return notUnderstood(place, plain);
  const near = nearestInGuide(plain, await loadGuide(place), placeOf(place).name);
  // “Where is the best pizza in Chicago”: a place alone makes no matter of ours.
  if (!near)
    return isElsewhere(plain) && !/\b(?:i|my|me|we)\b/.test(plain) ? notOurs : notUnderstood(place, plain);
  const links = [`/record-relief/${place.toLowerCase()}`, '/help'];
  return { kind: 'answer', state: place, topic: near.topic, text: near.text, sources: near.sources, links };
}

function whichOf(places: readonly PlaceCode[], topic: Topic): Answer {
  const names = places.map((code) => placeOf(code).name);
  return {
    kind: 'ask_back',
    states: places,
    topic,
    text: `Which state had the case: ${listed(names, 'or')}? Every state has rules of its own.`,
    sources: [],
    links: ['/assessment'],
  };
}

function sameEverywhere(topic: Topic, place?: PlaceCode): Answer {
  const said = everywhere[topic];
  if (!said) throw new Error(`Nothing holds everywhere about ${topic}.`);
  return { kind: 'answer', ...(place && { state: place }), topic, ...said };
}

async function withoutPlace(topic: Topic): Promise<Answer> {
  if (everywhere[topic]) return sameEverywhere(topic);
  const federal = topic === 'own_record' ? (await loadGuide('US')).ownRecord[0] : undefined;
  const meanwhile = federal?.text ?? whileAsking[topic] ?? 'Every state has rules of its own.';
  return {
    kind: 'ask_back',
    topic,
    text:
      topic === 'voting'
        ? `Which state do you live in? ${meanwhile}`
        : `Which state was the case in? ${meanwhile} If it was in a federal court, say “federal”.`,
    sources: federal?.source ? [{ label: 'FBI', url: federal.source }] : [],
    links: ['/assessment', '/record-relief', ...(topic === 'help' ? ['/attorney-finder'] : [])],
  };
}

/** Each of the places that were named, in their order. */
async function inEach(
  places: readonly PlaceCode[],
  topic: Topic,
  meant: Understood,
  asked: Asked,
): Promise<Answer> {
  const answers = await Promise.all(places.map((place) => inPlace(place, topic, meant, asked)));
  const [first] = answers;
  if (!first) throw new Error('No place was named.');
  return {
    ...first,
    states: places,
    text: answers
      .map(({ text }, at) => (at + 1 < answers.length ? text.replace(ownCase, '').trim() : text))
      .join(' '),
    sources: answers.flatMap(({ sources }) => sources),
    links: answers.flatMap(({ links }) => links),
  };
}

async function inPlace(
  place: PlaceCode,
  topicAsked: Topic,
  meant: Understood,
  { asOf, state, record }: Asked,
): Promise<Answer> {
  const { plain } = meant;
  const [law, guide] = await Promise.all([loadJurisdiction(place), loadGuide(place)]);
  const topic = topicThere(law, topicAsked, meant);
  const told = record && place === state ? record : { charges: [] };
  const own = ownCharges({ law, asOf }, told, meant.facts);
  const facts = withLevelOfClass(law, { ...factsOf(told), ...meant.facts });
  const matter = { law, facts, asOf, focus: focusOf(plain) };
  // Whoever asks for the vote tells of the case, and does not ask to have it cleared.
  const isOfVote = topic === 'voting';
  const also = isOfVote && !speaksOfClearing.test(plain) ? [] : meant.also;
  if (!isKnown(law, asOf)) return unknownIn(place, topic, law.knownFrom);
  if (own.length > 0 && isOnOwnResult(topic)) {
    const result = ownResult(own);
    const text = topic === 'steps' ? `${result.text} ${ownSteps(own)}`.trim() : result.text;
    const links = [`/record-relief/${place.toLowerCase()}`, '/attorney-finder'];
    return {
      kind: 'answer',
      state: place,
      topic,
      text,
      sources: citedAs(law, result.sources),
      links,
      isOwn: true,
    };
  }
  const answered = [...new Set([topic, ...also])].reduce<Said | undefined>(
    (told, each) =>
      told && told.text.length > longEnough
        ? told
        : inOneBreath(law.name, told, saidIn(matter, guide, each, meant)),
    undefined,
  );
  const open = waysFor(law, facts, asOf).flatMap((ways) => [
    ...ways.open.slice(0, 2),
    ...ways.special.slice(0, 1),
  ]);
  const isLong = (answered?.text.length ?? 0) > longEnough;
  const found = isLong || isOfVote ? undefined : alsoSaid(plain, answered ?? nothingSaid, open, guide);
  const besides = answered
    ? found
    : found && { ...found, text: `${inPlaceCalled(law.name)}, this may matter: ${found.text}` };
  const whole = inOneBreath(
    law.name,
    isOfVote ? undefined : daysOfTheLaw(plain, law, open, asOf),
    answered,
    besides,
  );
  // A sentence of the guide that happens to fit is no answer on a license, or to a judge’s no.
  if (!whole || (!answered && isSpokenOf(topic) && !matter.focus)) return unknownIn(place, topic, undefined);
  const links = [`/assessment/${place.toLowerCase()}`, `/record-relief/${place.toLowerCase()}`];
  return {
    kind: 'answer',
    state: place,
    topic,
    text: whole.text,
    sources: citedAs(law, whole.sources),
    links: [...links, ...(furtherLinks[topic] ?? [])],
  };
}

/**
 * In some places a certificate is a paper on the way, not a help of its own: then the rest of the question tells. In
 * others people call it by its short form alone.
 */
function topicThere({ reliefs }: Jurisdiction, topic: Topic, { plain, facts }: Understood): Topic {
  const certificates = reliefs.filter(({ kind }) => kind === 'certificate');
  if (topic === 'certificate' && certificates.length === 0)
    return topicOf(plain.replaceAll(/\bcertificates?\b/g, ' paper ')) ?? 'certificate';
  return certificates.some((each) => isCalledShort(facts.typed ?? '', each)) ? 'certificate' : topic;
}

const speaksOfClearing = /\b(?:expung\w*|seal\w*|clear\w*|eras\w*|set aside|pardon\w*|certificate)\b/;

/** Nobody on a phone reads on after so many characters. */
const longEnough = 650;

const nothingSaid = { text: '', sources: [] };

const furtherLinks: Partial<Record<Topic, readonly string[]>> = {
  help: ['/attorney-finder'],
  denied: ['/attorney-finder'],
  objection: ['/attorney-finder'],
  pardon: ['/alternative-relief'],
  certificate: ['/alternative-relief'],
  voting: ['/alternative-relief'],
  guns: ['/alternative-relief', '/attorney-finder'],
  immigration: ['/attorney-finder'],
  automatic: ['/clean-slate'],
};

function unknownIn(place: PlaceCode, topic: Topic, knownFrom: string | undefined): Answer {
  const { name } = placeOf(place);
  return {
    kind: 'unknown',
    ...(place && { state: place }),
    topic,
    text: knownFrom
      ? `We know the law of ${name} only from ${dated(knownFrom)} on. Legal aid there can tell you what held before.`
      : `We found nothing about that for ${name}. ${whileAsking[topic] ?? ''} Legal aid there, or the clerk of the court, can tell you.`.replace(
          '  ',
          ' ',
        ),
    sources: [],
    links: ['/attorney-finder', `/record-relief/${place.toLowerCase()}`],
  };
}

function notUnderstood(place: PlaceCode | undefined, plain: string): Answer {
  if (place === undefined && (isMereWords(plain) || /\b(?:years?|months?)\b/.test(plain)))
    return {
      kind: 'ask_back',
      topic: 'other',
      text: 'Which state was the case in, and what would you like to know? Try it in a few plain words, such as “How long do I wait in Ohio for a felony?”',
      sources: [],
      links: ['/assessment', '/help'],
    };
  return {
    kind: 'unknown',
    ...(place && { state: place }),
    topic: 'other',
    text: 'We did not understand that, or we do not know it. Try it in a few plain words, such as “How long do I wait in Ohio for a felony?” Or ask a person.',
    sources: [],
    links: ['/help', '/attorney-finder'],
  };
}
