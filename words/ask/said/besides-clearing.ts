import { inForceOn } from '@openslate/law/engine/assess.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import type { Relief } from '@openslate/law/place/relief.ts';
import type { Said } from '../answer.ts';
import { focusOf } from '../heard/focus.ts';
import { namedBy } from '../heard/named-way.ts';
import { plainly } from '../heard/plainly.ts';
import type { Topic } from '../heard/topics/topics.ts';
import { capital, few, inPlaceCalled, quoted, sentence, withUnits } from './sentences.ts';

const about = {
  pardon: ({ kind }: Relief) => kind === 'pardon',
  certificate: ({ kind }: Relief) => kind === 'certificate',
  guns: ({ restores }: Relief) => restores?.includes('guns') === true,
  jury: ({ restores }: Relief) => restores?.includes('jury') === true,
  reduction: ({ name }: Relief) => /lower|made a misdemeanor|reduction/i.test(name),
} as const satisfies Partial<Record<Topic, (relief: Relief) => boolean>>;

type Besides = keyof typeof about;

export function isBesides(topic: Topic): topic is Besides {
  return topic in about;
}

type Wanted = {
  /** The question as it was typed. */
  readonly typed?: string | undefined;
  /** The ids of those that are open to such a case, where one was told. */
  readonly likely?: readonly string[];
};

/** What helps without clearing anything: a pardon, a certificate, a right that comes back. */
export function besidesClearing(
  law: Jurisdiction,
  topic: Besides,
  asOf: string,
  { typed = '', likely = [] }: Wanted = {},
): Said | undefined {
  const found = inForceOn(asOf, law.reliefs, { charges: [] })
    .map(({ relief }) => relief)
    .filter(about[topic]);
  const relief =
    found.find((each) => namedBy(typed, each) >= 2) ??
    found.find(({ id }) => likely.includes(id)) ??
    found.find(({ name }) => !/victim|marijuana|cannabis|military|first offender/i.test(name)) ??
    found[0];
  const [first] = relief?.rules ?? [];
  if (!relief || !first) return undefined;
  const turnsOn = focusOf(plainly(typed));
  const timed =
    relief.rules.find(({ text }) => turnsOn?.test(text)) ??
    relief.rules.find(({ text }) => /\d/.test(text)) ??
    first;
  const waited = relief.rules.find(({ text }) => /\b\d{1,3} (?:years?|months?)\b/.test(text));
  return {
    text: [
      `${inPlaceCalled(law.name)} there is ${quoted(relief.name)}.`,
      relief.automatic ? 'The law gives it by itself.' : '',
      few([relief.effect], 220),
      `It asks, among other things: ${sentence(capital(withUnits(timed.text)))}`,
      waited && waited !== timed ? sentence(capital(withUnits(waited.text))) : '',
      few(relief.steps.slice(0, 1), 160),
      (relief.cautions ?? []).find((text) => text.length <= 200 && !few([timed.text], 400).includes(text)) ??
        '',
    ]
      .filter(Boolean)
      .join(' '),
    sources: timed.cite.label === first.cite.label ? [first.cite] : [timed.cite, first.cite],
  };
}
