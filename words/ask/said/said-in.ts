import type { Guide } from '@openslate/law/place/guide.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { placeOf } from '@openslate/law/place/places.ts';
import { onceEach, type Said } from '../answer.ts';
import { tellsCase } from '../heard/facts/facts-told.ts';
import { asksHowOften, speaksOfSeveral } from '../heard/how-often.ts';
import { speaksOf, type Topic } from '../heard/topics/topics.ts';
import type { Understood } from '../heard/understood.ts';
import { besidesClearing, isBesides } from './besides-clearing.ts';
import {
  formsIn,
  fromGuide,
  helpersIn,
  isGuideTopic,
  isRight,
  isSpokenOf,
  rightIn,
  said,
  saidElsewhere,
} from './by-guide.ts';
import { automaticIn, effectIn, eligibilityIn, isAutomatic } from './by-law/eligibility.ts';
import { howOftenIn, noLimitKnown } from './by-law/how-often.ts';
import { type Matter, ownCase } from './by-law/matter.ts';
import { stepsIn } from './by-law/steps.ts';
import { waitIn } from './by-law/wait.ts';
import { everywhere, whileAsking } from './everywhere.ts';
import { meaningOf } from './meanings.ts';
import { capital, inPlaceCalled, quoted, sentence, sentencesOf } from './sentences.ts';
import { votingIn } from './voting.ts';
import { isMadeFor, type Way, waysFor } from './ways.ts';

/** What the law or the guide of a place says on a topic; nothing, where neither speaks of it. */
export function saidIn(
  matter: Matter,
  guide: Guide,
  topic: Topic,
  { plain, words, isAboutPardon }: Understood,
): Said | undefined {
  const { law, facts, asOf } = matter;
  // What has to be asked for needs a form, a court and a fee before what comes by itself does.
  const ways = () => waysToAskFor(matter, isAboutPardon);
  if (isSpokenOf(topic)) return saidElsewhere(guide, topic, law);
  if (topic === 'voting') return votingIn(law, facts, plain, asOf) ?? rightIn(guide, topic, law.name);
  if (isBesides(topic)) {
    const likely =
      facts.several === undefined
        ? []
        : waysFor(law, facts, asOf).flatMap(({ others }) =>
            others.filter(({ outcome }) => outcome !== 'not_eligible').map(({ id }) => id),
          );
    const own = besidesClearing(law, topic, asOf, { typed: facts.typed, likely });
    if (topic === 'reduction') return own ?? eligibilityIn(matter);
    const there = own ?? (isRight(topic) ? rightIn(guide, topic, law.name) : undefined);
    return topic === 'guns' || topic === 'jury' ? inOneBreath(law.name, everywhere[topic], there) : there;
  }
  if (ofNumber.has(topic) && asksHowOften(plain)) return numbersIn(matter);
  const otherwise = asksForElse(plain) ? besidesClearing(law, 'pardon', asOf) : undefined;
  switch (topic) {
    case 'fee':
      return isAboutPardon
        ? pardonFee(law)
        : (feeOfWay(law, guide, ways()[0]) ?? fromGuide(guide, topic, law.name, ways(), !tellsCase(facts)));
    case 'definition':
      return inOneBreath(law.name, meaningOf(words, placeOf(law.code)), eligibilityIn(matter));
    case 'moved':
      return inOneBreath(law.name, { text: whileAsking.moved ?? '', sources: [] }, eligibilityIn(matter));
    case 'who_sees':
      return inOneBreath(law.name, effectIn(matter), fromGuide(guide, topic, law.name, ways()));
    case 'employers':
      return inOneBreath(
        law.name,
        fromGuide(guide, topic, law.name, ways()),
        /\bnever happened\b/.test(plain) ? effectIn(matter) : undefined,
      );
    case 'background_company':
    case 'housing':
      return inOneBreath(law.name, effectIn(matter), everywhere[topic]);
    case 'own_record':
      return inOneBreath(
        law.name,
        fromGuide(guide, topic, law.name, ways()),
        ownRecordFee(guide, law.name, plain),
      );
    case 'form':
      return formsIn(guide, law.name, ways(), facts.typed);
    case 'help':
      return helpersIn(guide, law.name);
    case 'automatic':
      return tellsCase(facts)
        ? inOneBreath(
            law.name,
            automaticIn(matter),
            otherwise,
            isAutomatic(matter) ? undefined : fromGuide(guide, topic, law.name, []),
          )
        : inOneBreath(law.name, someByThemselves(law), fromGuide(guide, topic, law.name, []));
    case 'wait':
      return waitIn(matter);
    case 'steps':
      return stepsIn(matter);
    case 'eligibility':
      return inOneBreath(
        law.name,
        speaksOfSeveral(plain) ? howOftenIn(matter) : undefined,
        eligibilityIn(matter),
        otherwise,
      );
    default:
      return isGuideTopic(topic)
        ? fromGuide(guide, topic, law.name, ways())
        : (everywhere[topic] ?? eligibilityIn(matter));
  }
}

/** What somebody may be taken to ask about who asks how often. */
const ofNumber: ReadonlySet<Topic> = new Set([
  'automatic',
  'copies',
  'eligibility',
  'form',
  'steps',
  'wait',
  'where_to_file',
]);

/** The limit of the law; and what it says of the case too, where one was told or there is no limit. */
function numbersIn(matter: Matter): Said | undefined {
  const limits = howOftenIn(matter);
  if (limits && !tellsCase(matter.facts)) return limits;
  return inOneBreath(matter.law.name, limits ?? noLimitKnown(matter), eligibilityIn(matter));
}

function pardonFee({ name, reliefs }: Jurisdiction): Said | undefined {
  const pardon = reliefs.find(({ kind }) => kind === 'pardon');
  const [first] = pardon?.rules ?? [];
  return (
    pardon &&
    first && { text: `${inPlaceCalled(name)}, of a pardon: ${sentence(pardon.fee)}`, sources: [first.cite] }
  );
}

/** What the way itself costs, where the fees of the guide do not say it. */
function feeOfWay(
  { name, reliefs }: Jurisdiction,
  { fees }: Guide,
  way: string | undefined,
): Said | undefined {
  const relief = reliefs.find(({ id }) => id === way);
  const [first] = relief?.rules ?? [];
  if (!relief || !first || /could not confirm/.test(relief.fee)) return undefined;
  const isTold = fees.some(({ for: ids }) => ids === undefined || ids.includes(relief.id));
  return isTold
    ? undefined
    : {
        text: `${inPlaceCalled(name)}, for ${quoted(relief.name)}: ${sentence(relief.fee)}`,
        sources: [first.cite],
      };
}

/** That something goes by itself is said first: not every guide does. */
function someByThemselves({ name, reliefs }: Jurisdiction): Said | undefined {
  const way = reliefs.find(
    ({ automatic, alternative, kind }) => automatic && !alternative && kind !== 'rights',
  );
  const [first] = way?.rules ?? [];
  return (
    first && { text: `${inPlaceCalled(name)}, the law clears some cases by itself.`, sources: [first.cite] }
  );
}

function asksForElse(plain: string): boolean {
  return /\b(?:(?:any|some) ?(?:other|thing else|other thing) (?:way|road|option|route|path)s?|what else|anything else|another way|other options?|besides (?:that|clean slate|expung\w*|sealing))\b/.test(
    plain,
  );
}

/** What your own record costs may stand among the fees. */
function ownRecordFee({ fees }: Guide, name: string, plain: string): Said | undefined {
  const ofIt = fees.filter(({ text }) => /own record|history|rap sheet|FBI|fingerprint/i.test(text));
  return speaksOf('fee', plain) ? said(ofIt.slice(0, 1), name) : undefined;
}

/** Those that have to be asked for first; of these, what somebody asks about. */
function waysToAskFor({ law, facts, asOf, focus }: Matter, isAboutPardon: boolean): readonly string[] {
  if (isAboutPardon) return law.reliefs.filter(({ kind }) => kind === 'pardon').map(({ id }) => id);
  const rank = ({ automatic, name }: Way) =>
    (focus?.test(name) ? 0 : 1) + (automatic ? 2 : 0) - (isMadeFor(name, facts.offense) ? 4 : 0);
  return waysFor(law, facts, asOf)
    .flatMap(({ open, special }) => [...special, ...open])
    .sort((one, other) => rank(one) - rank(other))
    .map(({ id }) => id);
}

/** Each text without the sentences that one before it holds: the law and the guide may say the same. */
function saidOnce(texts: readonly string[]): readonly string[] {
  return texts
    .map((text, at) => {
      const before = texts.slice(0, at).join(' ');
      return sentencesOf(text)
        .filter((each) => !before.includes(each))
        .join(' ');
    })
    .filter((text) => text !== '');
}

/** Several answers as one: the place is named once, and that the case decides is said at the end. */
export function inOneBreath(name: string, ...several: readonly (Said | undefined)[]): Said | undefined {
  const all = several.filter((each) => each !== undefined);
  const [first, ...more] = all;
  if (!first || more.length === 0) return first;
  const place = inPlaceCalled(name);
  const texts = all.map(({ text }, at) => {
    const own = text.replace(ownCase, '').trim();
    const isNamed = all.slice(0, at).some((each) => each.text.startsWith(place));
    return isNamed && own.startsWith(place) ? capital(own.slice(place.length).replace(/^[:,]? /, '')) : own;
  });
  const isAboutCase = all.some(({ text }) => text.includes(ownCase));
  return {
    text: [...saidOnce(texts), ...(isAboutCase ? [ownCase] : [])].join(' '),
    sources: onceEach(all.flatMap(({ sources }) => sources)),
  };
}
