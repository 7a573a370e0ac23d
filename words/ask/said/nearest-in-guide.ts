import type { Guide, Told } from '@openslate/law/place/guide.ts';
import type { Said } from '../answer.ts';
import { plainly } from '../heard/plainly.ts';
import { type GuideTopic, guidePart, said } from './by-guide.ts';

/** Words that stand in too many sentences to say which is meant. */
const common = new Set(
  'about after again also been before being both case cases court could does done down each even ever everything file filed find from gets give goes gone have help here into just know later like made make many more most much must need never only other over people petition records record said same should some state still stuff such take tell than that their them then there these they thing this those time until very want were what when where which while will with would your yours'.split(
    ' ',
  ),
);

/** The beginnings of words, so that “notary” and “notarized” are one. */
function beginningsIn(text: string): ReadonlySet<string> {
  const words = plainly(text).split(' ');
  return new Set(
    words.filter((word) => word.length >= 5 && !common.has(word)).map((word) => word.slice(0, 5)),
  );
}

type Near = Said & { readonly topic: GuideTopic };

/** The sentences of a guide that have most of the question’s rarer words. */
export function nearestInGuide(plain: string, guide: Guide, name: string): Near | undefined {
  const asked = beginningsIn(plain);
  const places = beginningsIn(name);
  let best: { topic: GuideTopic; told: Told; shared: number } | undefined;
  for (const topic of Object.keys(guidePart) as GuideTopic[])
    for (const told of guide[guidePart[topic]]) {
      const there = beginningsIn(told.text);
      const shared = [...asked].filter((word) => there.has(word) && !places.has(word)).length;
      if (shared > (best?.shared ?? 0)) best = { topic, told, shared };
    }
  const found = best && said([best.told], name);
  return best && found && { ...found, topic: best.topic };
}
