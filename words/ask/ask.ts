import { loadGuide, loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import { type PlaceCode, placeOf } from '@openslate/law/place/places.ts';
import type { Answer, Asked } from './answer.ts';
import { formsIn, fromGuide, helpersIn, isGuideTopic } from './by-guide.ts';
import { fromLaw } from './by-law.ts';
import { everywhere, meaningOf } from './everywhere.ts';
import { factsTold } from './facts-told.ts';
import { placesAsked, placeWords } from './place-asked.ts';
import { plainly, spelled } from './plainly.ts';
import { listed } from './sentences.ts';
import { isSpanish, saidInSpanish } from './spanish.ts';
import { type Topic, topicOf, topicWords } from './topics.ts';
import { turnedAway } from './turned-away.ts';

const known = new Set([...topicWords, ...placeWords]);

/** Answers from the law, the guides and the glossary alone; what they do not hold is said to be unknown. */
export async function ask(asked: Asked): Promise<Answer> {
  const answer = await answerTo(asked);
  return isSpanish(plainly(asked.question)) ? { ...answer, text: `${answer.text} ${saidInSpanish}` } : answer;
}

async function answerTo({ question, state, asOf, before = [] }: Asked): Promise<Answer> {
  const plain = spelled(plainly(question), known);
  const turned = turnedAway(plain);
  if (turned) return turned;
  const earlier = before.map((each) => spelled(plainly(each.question), known));
  const named = placesAsked(plain, question);
  const places = named.length > 0 ? named : placesBefore(before, earlier);
  const topic = topicIn(plain) ?? topicIn(earlier.at(-1) ?? '');
  if (topic === undefined) return unknownTopic(places[0] ?? state);
  const meaning = topic === 'definition' ? meaningOf(plain) : undefined;
  if (meaning) return { kind: 'answer', topic, ...meaning };
  if (places.length > 1 && named.length > 0) return whichOf(places, topic);
  const place = places[0] ?? state;
  if (place === undefined) return withoutPlace(topic);
  return inPlace(place, topic, { plain, earlier, asOf });
}

function topicIn(plain: string): Topic | undefined {
  const topic = topicOf(plain);
  // “What is a record” is about a word; “what is the cost” is not.
  return topic === 'definition' && !meaningOf(plain)
    ? topicOf(plain.replace(/^(?:so |ok )?whats? (?:does|do|is|are)?/, ''))
    : topic;
}

function placesBefore(
  before: readonly { question: string }[],
  plain: readonly string[],
): readonly PlaceCode[] {
  const named = before.map(({ question }, index) => placesAsked(plain[index] ?? '', question));
  return named.filter(({ length }) => length > 0).at(-1) ?? [];
}

function whichOf(places: readonly PlaceCode[], topic: Topic): Answer {
  const names = places.map((code) => placeOf(code).name);
  return {
    kind: 'ask_back',
    topic,
    text: `Which state had the case: ${listed(names, 'or')}? Every state has rules of its own.`,
    sources: [],
    links: ['/assessment'],
  };
}

function withoutPlace(topic: Topic): Answer {
  const said = everywhere[topic];
  if (said) return { kind: 'answer', topic, ...said };
  return {
    kind: 'ask_back',
    topic,
    text: 'Which state was the case in? Every state has rules of its own. If it was in a federal court, say “federal”.',
    sources: [],
    links: ['/assessment', '/record-relief'],
  };
}

type Telling = { readonly plain: string; readonly earlier: readonly string[]; readonly asOf: string };

async function inPlace(place: PlaceCode, topic: Topic, { plain, earlier, asOf }: Telling): Promise<Answer> {
  const [law, guide] = await Promise.all([loadJurisdiction(place), loadGuide(place)]);
  const links = [`/assessment/${place.toLowerCase()}`, `/record-relief/${place.toLowerCase()}`];
  const answer = (said: Pick<Answer, 'text' | 'sources'>, more: readonly string[] = []): Answer => ({
    kind: 'answer',
    state: place,
    topic,
    text: said.text,
    sources: said.sources,
    links: [...links, ...more],
  });
  const general = everywhere[topic];
  const ofGuide = isGuideTopic(topic) ? fromGuide(guide, topic, law.name) : undefined;
  if (ofGuide) return answer(ofGuide);
  if (topic === 'form') return orUnknown(formsIn(guide, law.name), answer, place, topic);
  if (topic === 'help')
    return orUnknown(helpersIn(guide, law.name), (said) => answer(said, ['/attorney-finder']), place, topic);
  if (topic === 'pardon' || topic === 'certificate' || topic === 'voting') {
    const kind = topic === 'voting' ? 'rights' : topic;
    const of = law.reliefs.find(
      (relief) => relief.kind === kind && (topic !== 'voting' || /vot/i.test(relief.name + relief.effect)),
    );
    const [rule] = of?.rules ?? [];
    return orUnknown(
      of &&
        rule && {
          text: `In ${law.name} there is “${of.name}”. ${of.effect} ${of.steps[0] ?? ''}`.trim(),
          sources: [rule.cite],
        },
      (said) => answer(said, ['/alternative-relief']),
      place,
      topic,
    );
  }
  if (general) return { kind: 'answer', state: place, topic, ...general };
  const told = { ...factsTold(earlier.at(-1) ?? ''), ...factsTold(plain) };
  return answer(
    fromLaw(
      law,
      topic === 'trafficking' ? { traffickingVictim: true, offense: ['prostitution'], ...told } : told,
      asOf,
    ),
  );
}

function orUnknown(
  said: Pick<Answer, 'text' | 'sources'> | undefined,
  answer: (said: Pick<Answer, 'text' | 'sources'>) => Answer,
  place: PlaceCode,
  topic: Topic,
): Answer {
  return said
    ? answer(said)
    : {
        kind: 'unknown',
        state: place,
        topic,
        text: `We found nothing about that for ${placeOf(place).name}. Legal aid there, or the clerk of the court, can tell you.`,
        sources: [],
        links: ['/attorney-finder'],
      };
}

function unknownTopic(place: PlaceCode | undefined): Answer {
  return {
    kind: 'unknown',
    ...(place && { state: place }),
    topic: 'other',
    text: 'We did not understand that, or we do not know it. Try it in a few plain words, such as “How long do I wait in Ohio for a felony?” Or ask a person.',
    sources: [],
    links: ['/help', '/attorney-finder'],
  };
}
