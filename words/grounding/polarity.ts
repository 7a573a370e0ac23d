import { shareOf, stemsIn } from './stems.ts';

const saysNo =
  /\b(?:not|no|never|cannot|can['’]?t|don['’]?t|doesn['’]?t|won['’]?t|isn['’]?t|aren['’]?t|without|nobody|none|nor|unless|except)\b/gi;

/**
 * Whether a sentence says no where the nearest of our own sentences says yes, or the other way round. Those that are about
 * as near count as nearest, too.
 */
export function isTurnedRound(sentence: string, cited: string): boolean {
  const stems = stemsIn(sentence);
  const near = sentencesOf(cited).map((each) => ({ each, share: shareOf(stems, stemsIn(each)) }));
  const most = Math.max(0, ...near.map(({ share }) => share));
  if (most < 0.3) return false;
  const nearest = near.filter(({ share }) => share >= most * 0.75);
  return nearest.every(({ each }) => timesNo(each) !== timesNo(sentence));
}

/** “May end that, unless it says no” and “may end that, unless it says so” both say no somewhere. */
function timesNo(sentence: string): number {
  return sentence.match(saysNo)?.length ?? 0;
}

function sentencesOf(text: string): readonly string[] {
  return text.replaceAll(/([.!?]”?) (?=[A-Z“])/g, '$1\n').split('\n');
}
