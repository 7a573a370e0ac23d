import type { CourtForm, Guide, Helper, Told } from '@openslate/law/place/guide.ts';
import { sourceOf } from '../ask/answer.ts';
import type { Topic } from '../ask/heard/topics/topics.ts';
import { guidePart, isGuideTopic } from '../ask/said/by-guide.ts';
import { withSums } from '../ask/said/sentences.ts';
import type { Passage } from './passage.ts';
import { stemsIn } from './stems.ts';

const mostOnTopic = 5;
const mostNear = 4;

/** The guide’s own sentences on the topic, and those that have most of the question’s words. */
export function guidePassages(guide: Guide, topic: Topic | undefined, plain: string): readonly Passage[] {
  const onTopic = topic && isGuideTopic(topic) ? guide[guidePart[topic]].slice(0, mostOnTopic) : [];
  const near = nearest(allTold(guide), plain).filter((each) => !onTopic.includes(each));
  return [
    ...onTopic.map(toldPassage),
    ...(topic === 'form' ? guide.forms.slice(0, mostOnTopic).map(formPassage) : []),
    ...(topic === 'help' ? guide.help.slice(0, mostOnTopic).map(helperPassage) : []),
    ...near.map(toldPassage),
  ];
}

function allTold({ forms: _forms, help: _help, ...parts }: Guide): readonly Told[] {
  return [...new Set(Object.values(parts).flat())];
}

function nearest(told: readonly Told[], plain: string): readonly Told[] {
  const asked = stemsIn(plain);
  return told
    .map((each) => ({ each, shared: [...stemsIn(each.text)].filter((stem) => asked.has(stem)).length }))
    .filter(({ shared }) => shared > 1)
    .sort((one, other) => other.shared - one.shared)
    .slice(0, mostNear)
    .map(({ each }) => each);
}

function toldPassage(told: Told): Passage {
  return { text: withSums(told.text), sources: [sourceOf(told)] };
}

function formPassage({ number, name, url }: CourtForm): Passage {
  const called = number && !name.includes(number) ? `${name} (${number})` : name;
  return { text: `This form is used: ${called}.`, sources: [{ label: number ?? name, url }] };
}

function helperPassage({ name, phone, what, url }: Helper): Passage {
  return { text: `${phone ? `${name} (${phone})` : name}: ${what}`, sources: [{ label: name, url }] };
}
