import type { Guide, Told } from '@openslate/law/place/guide.ts';
import type { Source } from './answer.ts';
import { few } from './sentences.ts';
import type { Topic } from './topics.ts';

/** Which part of a guide answers a topic. */
const guidePart = {
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

type GuideTopic = keyof typeof guidePart;

export function isGuideTopic(topic: Topic): topic is GuideTopic {
  return topic in guidePart;
}

type FromGuide = { readonly text: string; readonly sources: readonly Source[] };

/** The guide’s own sentences on a topic: first what is for everybody, then what is for some ways only. */
export function fromGuide(guide: Guide, topic: GuideTopic, name: string): FromGuide | undefined {
  const told: readonly Told[] = guide[guidePart[topic]];
  const ordered = [...told.filter(({ for: about }) => !about), ...told.filter(({ for: about }) => about)];
  if (ordered.length === 0) return undefined;
  const text = few(
    ordered.map(({ text }) => text),
    420,
  );
  return {
    text: `In ${name}: ${text}`,
    sources: pagesOf(ordered.filter((each) => text.includes(each.text))),
  };
}

export function formsIn({ forms, withoutForm }: Guide, name: string): FromGuide | undefined {
  const petitions = forms.filter(({ waiver }) => !waiver).slice(0, 3);
  if (petitions.length > 0)
    return {
      text: `In ${name}, these forms are used: ${petitions.map(({ number, name: title }) => (number ? `${title} (${number})` : title)).join('; ')}. Which one is yours turns on the way you take.`,
      sources: petitions.map(({ number, name: title, url }) => ({ label: number ?? title, url })),
    };
  const [told] = withoutForm;
  return told && { text: `In ${name}: ${told.text}`, sources: pagesOf([told]) };
}

export function helpersIn({ help }: Guide, name: string): FromGuide | undefined {
  const some = help.slice(0, 3);
  if (some.length === 0) return undefined;
  return {
    text: `In ${name}, you can turn to ${some.map(({ name: who, phone }) => (phone ? `${who} (${phone})` : who)).join(', ')}. More are in our list.`,
    sources: some.map(({ name: label, url }) => ({ label, url })),
  };
}

function pagesOf(told: readonly Told[]): readonly Source[] {
  const pages = told.map(({ source, readOn }) =>
    source ? { label: hostOf(source), url: source } : { label: hostOf(readOn ?? '') },
  );
  return [...new Map(pages.map((page) => [page.label, page])).values()].slice(0, 4);
}

function hostOf(address: string): string {
  return /^https?:\/\/(?:www\.)?([^/]+)/.exec(address)?.[1] ?? address;
}
