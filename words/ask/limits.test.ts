import { loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import type { Fair } from './questions/fair.ts';
import { allTopics } from './questions/outside/all-topics.ts';
import { folk } from './questions/outside/folk.ts';
import { hotline } from './questions/outside/hotline.ts';
import { publicDefender } from './questions/outside/public-defender.ts';
import { short } from './questions/outside/short.ts';

const conditions = /(?:It asks|The rule on the wait|the rule is|Much turns on this):/g;
const otherLeads =
  /Even then:|does this:|(?:^|[.!?] )(?:In (?:the )?[A-Z]|For an? |A |There is also|You may also|Something else)/g;

/** Whether a text ends among what the law asks, with no other lead since. */
function endsInConditions(text: string): boolean {
  const lastOf = (found: RegExp) => [...text.matchAll(found)].at(-1)?.index ?? -1;
  return lastOf(conditions) > lastOf(otherLeads);
}

const asked: readonly Fair[] = [short, hotline, folk, allTopics, publicDefender].flat();

describe('what clearing does not do', () => {
  it('is never said like something to meet', async () => {
    const wrong: string[] = [];
    for (const { question, before = [], on, asOf = '2026-11-15' } of asked) {
      const { text, state } = await ask({
        question,
        asOf,
        before: before.map((each) => ({ question: each })),
        ...(on && { state: on }),
      });
      const limits = state
        ? (await loadJurisdiction(state)).reliefs.flatMap((relief) => relief.limits ?? [])
        : [];
      for (const limit of new Set(limits)) {
        const at = text.indexOf(limit);
        // A limit on how often one may ask is no effect of it, and warns of itself.
        if (at < 0 || /\blife\b/.test(limit)) continue;
        if (endsInConditions(text.slice(0, at))) wrong.push(`${question}\n    ${text}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
