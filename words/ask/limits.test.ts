import { loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import { placeCodes, placeOf } from '@openslate/law/place/places.ts';
import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';

const asOf = '2026-11-19';

const questions = [
  'can i expunge a misdemeanor in % and who can still see it',
  'will a dismissed case in % still show to the police after sealing',
  'what about immigration and guns after i seal a felony in %',
  'can i seal a theft in % and will my license board still see it',
  'how long do i wait in % for a felony, do i have to tell the court about it later',
];

/** What the law asks, and no other lead since. */
const endsInConditions =
  /(?:It asks|The rule on the wait|the rule is|Much turns on this): (?:(?!Even then:|does this:|[Ff]or an? |There is also|You may also)[^“])*$/;

describe('what clearing does not do', () => {
  it.each(placeCodes)('is never said like something to meet: %s', async (code) => {
    const { name, reliefs } = await loadJurisdiction(code);
    const limits = new Set(reliefs.flatMap(({ limits: said = [] }) => said.map((text) => text.slice(0, 50))));
    const asked = questions.map((question) => question.replace('%', code === 'US' ? 'federal court' : name));
    for (const question of [...asked, `what does sealing do in ${placeOf(code).name}`]) {
      const { text } = await ask({ question, asOf, state: code });
      for (const limit of limits) {
        const at = text.indexOf(limit);
        // A limit on how often one may ask is no effect of it, and warns of itself.
        if (at < 0 || /\blife\b/.test(text.slice(at, at + 120))) continue;
        expect(endsInConditions.test(text.slice(0, at)), `${question}\n${text}`).toBe(false);
      }
    }
  });
});
