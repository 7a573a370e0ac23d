import { describe, expect, it } from 'vitest';
import type { Answer } from './answer.ts';
import { ask } from './ask.ts';
import type { Fair } from './questions/fair.ts';
import { allTopics } from './questions/outside/all-topics.ts';
import { allTopicsAgain } from './questions/outside/all-topics-again.ts';
import { folk } from './questions/outside/folk.ts';
import { hotline } from './questions/outside/hotline.ts';
import { long } from './questions/outside/long.ts';
import { mix } from './questions/outside/mix.ts';
import { publicDefender } from './questions/outside/public-defender.ts';
import { short } from './questions/outside/short.ts';

/** The rooms below have no types of Node or of browsers. */
declare const console: { log(text: string): void };

/** The parts were written one after the other; of each, so many hundredths were right when it was asked first. */
const parts = {
  'short ones (81, then 88 at first)': short,
  'whole stories (71, then 70)': long,
  'all topics alike (84, then 91)': mix,
  'many kinds of people (80, then 74)': folk,
  'what a hotline gets in a week (90, then 95)': hotline,
  'every topic and place (84, then 81)': allTopics,
  'every topic and place, once more (86, then 90)': allTopicsAgain,
  'what a public defender would ask (91, then 86)': publicDefender,
} satisfies Record<string, readonly Fair[]>;

function wrongIn({ kinds, state, holds = [], lacks = [] }: Fair, answer: Answer): readonly string[] {
  const text = answer.text.toLowerCase();
  const isThere =
    state === undefined || (answer.state ?? null) === state || answer.states?.some((each) => each === state);
  return [
    ...(kinds.includes(answer.kind) ? [] : [`${answer.kind}, not ${kinds.join(' or ')}`]),
    ...(isThere ? [] : [`about ${answer.state}, not ${state}`]),
    ...holds
      .filter((words) => !words.split('|').some((each) => text.includes(each.toLowerCase())))
      .map((words) => `lacks “${words}”`),
    ...lacks.filter((words) => text.includes(words.toLowerCase())).map((words) => `holds “${words}”`),
    ...(answer.kind === 'answer' && answer.topic !== 'tool' && answer.sources.length === 0
      ? ['no source']
      : []),
  ];
}

describe('questions by somebody who had not read how they are answered', () => {
  it.each(Object.entries(parts))('%s are right in at least 92 of 100', async (name, questions) => {
    const wrong: string[] = [];
    for (const asked of questions) {
      const { question, before = [], on, asOf = '2026-11-15' } = asked;
      const answer = await ask({
        question,
        asOf,
        before: before.map((each) => ({ question: each })),
        ...(on && { state: on }),
      });
      const why = wrongIn(asked, answer);
      if (why.length > 0) wrong.push(`  ${why.join('; ')}: ${question}\n    ${answer.text}`);
    }
    const share = 1 - wrong.length / questions.length;
    console.log(
      [`${name}: ${(100 * share).toFixed(1)} % of ${questions.length} are right.`, ...wrong].join('\n'),
    );
    expect(share).toBeGreaterThanOrEqual(0.92);
  });
});
