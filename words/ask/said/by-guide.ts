import {
  type CourtForm,
  type Guide,
  type Helper,
  type HelperKind,
  type Told,
  toldAbout,
} from '@openslate/law/place/guide.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { helpersAndOffices } from '@openslate/law/place/people-to-ask.ts';
import { onceEach, type Said, type Source, sourceOf } from '../answer.ts';
import { plainly } from '../heard/plainly.ts';
import type { Topic } from '../heard/topics/topics.ts';
import { capital, evenThen, few, inPlaceCalled, quoted, withUnits } from './sentences.ts';

/** Which part of a guide answers a topic. */
export const guidePart = {
  fee: 'fees',
  fee_waiver: 'feeWaiver',
  where_to_file: 'whereToFile',
  copies: 'copiesAndService',
  hearing: 'hearing',
  how_long: 'howLong',
  own_record: 'ownRecord',
  lost_papers: 'ownRecord',
  check: 'checkIt',
  employers: 'employers',
  who_sees: 'whoStillSeesIt',
  automatic: 'cleanSlate',
} as const satisfies Partial<Record<Topic, keyof Guide>>;

export type GuideTopic = keyof typeof guidePart;

export function isGuideTopic(topic: Topic): topic is GuideTopic {
  return topic in guidePart;
}

const longest = 400;

/** The guide’s own sentences on a topic: first what is for the likeliest ways, then what is for everybody. */
export function fromGuide(
  guide: Guide,
  topic: GuideTopic,
  name: string,
  ways: readonly string[],
  /** Nothing was told of the case, so that other ways may be meant. */
  isOpen = false,
): Said | undefined {
  const all: readonly Told[] = guide[guidePart[topic]];
  const about = ways.length > 0 ? toldAbout(all, ways) : all;
  const rank = ({ for: ids }: Told) =>
    ids
      ? Math.max(
          0,
          ways.findIndex((way) => ids.includes(way)),
        )
      : 0.5;
  const fitting =
    ways.length > 0 && about.length > 0 ? [...about].sort((one, other) => rank(one) - rank(other)) : all;
  return said(isOpen ? [...new Set([...fitting, ...all])] : fitting, name);
}

export function said(told: readonly Told[], name: string): Said | undefined {
  if (told.length === 0) return undefined;
  const texts = told.map((each) => withUnits(each.text));
  const text = few(texts, longest);
  return {
    text: `${inPlaceCalled(name)}: ${text}`,
    sources: pagesOf(told.filter((_, at) => text.includes(texts[at] ?? ''))),
  };
}

/** The forms for the likeliest way; where nobody has one, what to write instead. */
export function formsIn(
  { forms, withoutForm }: Guide,
  name: string,
  ways: readonly string[],
  typed = '',
): Said | undefined {
  const petitions = forms.filter(({ waiver }) => !waiver);
  const named = forms.filter(({ number }) => number && plainly(typed).includes(plainly(number)));
  const fitting =
    named.length > 0
      ? named
      : ways
          .map((way) => petitions.filter((form) => form.for.includes(way)))
          .find(({ length }) => length > 0);
  const fittingNone = toldAbout(withoutForm, ways.slice(0, 1));
  if (!fitting && fittingNone.length > 0) return said(fittingNone.slice(0, 1), name);
  const some = (fitting ?? petitions).slice(0, 3);
  if (some.length === 0) return said(withoutForm.slice(0, 1), name);
  return {
    text: `${inPlaceCalled(name)}, ${some.length === 1 ? 'this form is used' : 'these forms are used'}: ${some.map(called).join('; ')}. ${some.length === 1 ? 'Check that it fits the way you take.' : 'Which one is yours turns on the way you take.'}`,
    sources: onceEach(some.map((form) => ({ label: form.number ?? form.name, url: form.url }))),
  };
}

function called({ number, name }: CourtForm): string {
  return number && !name.includes(number) ? `${name} (${number})` : name;
}

/** Who takes cases stands before who keeps records. */
const helpful: readonly HelperKind[] = [
  'legal aid',
  'public defender',
  'law school',
  'group',
  'bar association',
  'court',
  'office',
];

export function helpersIn({ help }: Guide, name: string): Said | undefined {
  const rank = (helper: Helper) =>
    helpful.indexOf(helper.kind) + (/traffick/i.test(helper.name) ? helpful.length : 0);
  const some = helpersAndOffices(help)
    .helpers.sort((one, other) => rank(one) - rank(other))
    .slice(0, 3);
  if (some.length === 0) return undefined;
  return {
    text: `${inPlaceCalled(name)}, you can turn to ${some.map(({ name: who, phone }) => (phone ? `${who} (${phone})` : who)).join(', ')}. More are in our list. Ask first what it costs.`,
    sources: some.map(({ name: label, url }) => ({ label, url })),
  };
}

/** Where a guide may speak of what it has no part for. */
const otherParts = {
  licenses: ['employers', 'afterwards', 'cautions', 'whoStillSeesIt'],
  registry: ['afterwards', 'cautions', 'whoStillSeesIt', 'employers'],
  denied: ['hearing', 'howLong', 'checkIt', 'afterwards', 'cautions', 'whereToFile'],
  objection: ['hearing', 'howLong', 'copiesAndService', 'whereToFile', 'cautions'],
} as const satisfies Partial<Record<Topic, readonly (keyof Guide)[]>>;

/** And by which words. */
const otherWords: Readonly<Record<keyof typeof otherParts, RegExp>> = {
  licenses: /(?:^|\s(?!driver|driving|gun|hunting|commercial|marriage)\S+ )licen[cs]/i,
  registry: /regist(?:er|ry)/i,
  denied:
    /\b(?:if|after) (?:the )?(?:judge|court|BCI|office|it|a) (?:says no|no\b|turns you down|denies|is denied|was denied)|(?:judge|court|petition) (?:says|said) no|after a no\b|ask again for the same|file again/i,
  objection: /object|oppose|against it/i,
};

/** What has the word, and is about something else. */
const notMeant = /firearm|license back|\byou objected/i;

export function isSpokenOf(topic: Topic): topic is keyof typeof otherParts {
  return topic in otherParts;
}

/** What the guide or the ways of a place say of a topic that has no part of its own. */
export function saidElsewhere(
  guide: Guide,
  topic: keyof typeof otherParts,
  law: Jurisdiction,
): Said | undefined {
  const words = otherWords[topic];
  const told = otherParts[topic]
    .flatMap((part): readonly Told[] => guide[part])
    .filter(({ text }) => words.test(text) && !notMeant.test(text));
  const ofGuide = said(told.slice(0, 2), law.name);
  if (ofGuide) return ofGuide;
  const ofLaw = law.reliefs
    .flatMap(({ name, effect, limits = [], cautions: warned = [], rules }) => [
      ...rules.filter(({ id }) => /denied|refused/.test(id)).map(({ text, cite }) => ({ name, text, cite })),
      ...[...limits.map(evenThen), ...warned, effect].flatMap((text) =>
        rules.slice(0, 1).map(({ cite }) => ({ name, text, cite })),
      ),
    ])
    .find(({ text }) => words.test(text));
  if (ofLaw)
    return {
      text: `${inPlaceCalled(law.name)}, of ${quoted(ofLaw.name)}: ${few([capital(ofLaw.text)], longest)}`,
      sources: [ofLaw.cite],
    };
  return undefined;
}

/** By which words a guide speaks of the rights that a conviction costs. */
const wordsOfRights = {
  voting: /\bvot(?:e|ing)\b/i,
  guns: /\bguns?\b|firearm/i,
  jury: /\bjury\b/i,
} as const satisfies Partial<Record<Topic, RegExp>>;

/** What a guide says of a right that the law of the place has no way for. */
export function isRight(topic: Topic): topic is keyof typeof wordsOfRights {
  return topic in wordsOfRights;
}

export function rightIn(
  { forms: _forms, help: _help, ...parts }: Guide,
  topic: keyof typeof wordsOfRights,
  name: string,
): Said | undefined {
  const told: readonly Told[] = [...new Set(Object.values(parts).flat())];
  return said(told.filter(({ text }) => wordsOfRights[topic].test(text)).slice(0, 2), name);
}

function pagesOf(told: readonly Told[]): readonly Source[] {
  return onceEach(told.map(sourceOf));
}
