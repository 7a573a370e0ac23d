import { onceEach, type Said } from '../../answer.ts';
import { tellsCase } from '../../heard/facts/facts-told.ts';
import { caseInWords } from '../case-in-words.ts';
import { capital, inPlaceCalled } from '../sentences.ts';
import { type Ways, waysFor } from '../ways.ts';
import { type Matter, ownCase } from './matter.ts';

/** What is said of the ways of one level; in brief where another level follows. */
type Saying = (ways: Ways, about: string, isBrief?: boolean) => Said;

/**
 * What is said on each level, once where it is the same on all. Where no conviction can go, and nobody told that it was
 * one, a case without one is told of too.
 */
export function together({ law, facts, asOf }: Matter, say: Saying): Said {
  const levels = waysFor(law, facts, asOf);
  const alike = levels.map((ways) => say(ways, caseInWords({ ...facts, level: facts.level })));
  const isOneForAll = new Set(alike.map(({ text }) => text)).size === 1;
  const said = isOneForAll
    ? alike.slice(0, 1)
    : levels.map((ways) => say(ways, caseInWords({ ...facts, level: ways.level }), true));
  const isAllShut = levels.every(({ open }) => open.length === 0);
  const besides = facts.unconvicted
    ? neverCharged({ law, facts, asOf }, levels, say)
    : isAllShut && facts.disposition === undefined
      ? endedOtherwise({ law, facts, asOf }, say)
      : [];
  const all = [...new Map([...said, ...besides].map((each) => [each.text, each])).values()];
  return {
    text: `${inPlaceCalled(law.name)}, ${all.map(({ text }, at) => (at === 0 ? text : capital(text))).join(' ')} ${ownCase}`,
    sources: onceEach(all.flatMap(({ sources }) => sources)),
  };
}

/** Of a case of which nothing was told, that it was dropped; of another, that the judgment was put off. */
function endedOtherwise({ law, facts, asOf }: Matter, say: Saying): Said[] {
  const ended = tellsCase(facts)
    ? ({ ...facts, disposition: 'deferred' } as const)
    : ({ ...facts, disposition: 'dismissed' } as const);
  return waysFor(law, ended, asOf)
    .filter(({ open }) => open.length > 0 || !tellsCase(facts))
    .map((ways) => say(ways, caseInWords(ended), tellsCase(facts)));
}

/** Who was never convicted may never have been charged: where the law has another way for that, it is told of too. */
function neverCharged({ law, facts, asOf }: Matter, levels: readonly Ways[], say: Saying): Said[] {
  const told = { ...facts, disposition: 'no_charges', unconvicted: false } as const;
  const [nearest] = levels.flatMap(({ open }) => open);
  return waysFor(law, told, asOf)
    .filter(({ open: [first] }) => first && first.id !== nearest?.id)
    .map((ways) => say(ways, caseInWords(told), true));
}
