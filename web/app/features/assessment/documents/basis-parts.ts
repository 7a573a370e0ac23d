import { asTaken } from '../result/composed/said-reasons.ts';
import { heading, type Item, list, type Part, words } from './paper.ts';
import type { ResultToKeep } from './result-to-keep.ts';

/** What the answer rests on: what was told, what was taken for granted, and what nobody knows. */
export function whatItRestsOn(kept: ResultToKeep): readonly Part[] {
  return [...whatWasTold(kept), ...whatWasAssumed(kept), ...whatIsNotKnown(kept)];
}

function whatWasTold({ told }: ResultToKeep): readonly Part[] {
  if (told.answers.length === 0) return [];
  return [
    heading(2, 'You told us'),
    ...told.answers.flatMap((part) =>
      list(
        'dot',
        part.told.map(({ question, answer }) => ({ lead: question, text: answer })),
        [heading(3, part.about)],
      ),
    ),
  ];
}

function whatWasAssumed({ result, nameOf }: ResultToKeep): readonly Part[] {
  const several = result.charges.length > 1;
  const items = result.assumptions.map(asTaken).map(({ text, field }): Item => {
    const about = several && field ? /^charges\.([^.]+)\./.exec(field)?.[1] : undefined;
    return about ? { lead: `${nameOf(about)}:`, text } : { text };
  });
  return list('dot', items, [
    heading(2, 'What we took for granted'),
    words('Nobody told us these. If one of them is not right, the answer may be another one.'),
  ]);
}

/** First what could still change the answer, then the rest of what was not known. */
function whatIsNotKnown({ told, toFindOut }: ResultToKeep): readonly Part[] {
  const open = new Set(toFindOut.map(({ path }) => path));
  const items: Item[] = [
    ...toFindOut.map(({ text, where }) => ({ text, more: [{ text: where, look: 'small' as const }] })),
    ...told.notKnown
      .filter(({ path }) => !open.has(path))
      .map(({ question }) => ({ text: question, more: [{ text: 'This no longer changes the answer.' }] })),
  ];
  return list('dot', items, [
    heading(2, 'Not known yet'),
    ...(open.size > 0 ? [words('These could still change the answer. Below each is where to look.')] : []),
  ]);
}
