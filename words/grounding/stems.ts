import { plainly } from '../ask/heard/plainly.ts';

/** Words that stand in too many sentences to say what one is about, and those in which a rule is told. */
const common = new Set(
  'about after also been before being both could does done each even from gets give have here into just know like made make many more most much must need only other over said same should some such take tell than that their them then these they thing this those until very want were what when where which while will with would your yours rule says means wait there asks'.split(
    ' ',
  ),
);

/** The beginnings of the telling words, so that “notary” and “notarized” are one. */
export function stemsIn(text: string): ReadonlySet<string> {
  return new Set(
    plainly(text)
      .split(' ')
      // Figures are looked at by themselves.
      .filter((word) => word.length >= 4 && !common.has(word) && !/\d/.test(word))
      .map((word) => word.replace(/s$/, '').slice(0, 5)),
  );
}

/** How much of one set of beginnings stands in another: from 0 to 1. */
export function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0) return 1;
  return [...one].filter((stem) => other.has(stem)).length / one.size;
}
