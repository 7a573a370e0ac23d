import { judge } from '@openslate/law/engine/judge.ts';
import { loadCases, loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import { placeCodes, placeOf } from '@openslate/law/place/places.ts';
import type { Answers } from '@openslate/law/record/record.ts';
import { describe, expect, it } from 'vitest';
import { wholeRecord } from './outcome-words.ts';

const numberIn = (headline: string, words: RegExp) => Number(words.exec(headline)?.[1] ?? 0);

describe.each(placeCodes)('the headline in %s', async (code) => {
  const jurisdiction = await loadJurisdiction(code);
  const cases = await loadCases(code);

  /** Each worked life alone, and with the charges of the next one. */
  const records = cases.flatMap(({ answers, asOf }, index) => {
    const next = cases[(index + 1) % cases.length]?.answers.charges ?? [];
    const charges = [...answers.charges, ...next].map((charge, place) => ({
      ...charge,
      id: `c${place + 1}`,
      caseId: `k${place}`,
    }));
    return [
      { answers, asOf },
      { answers: { ...answers, charges } as Answers, asOf },
    ];
  });

  it('counts what may be asked for within the limits, apart from what clears by itself', () => {
    for (const { answers, asOf } of records) {
      const result = judge(answers, jurisdiction, asOf);
      if (result.charges.length < 2 || result.charges.every(({ outcome }) => outcome === 'not_eligible'))
        continue;
      const headline = wholeRecord(result, placeOf(code).name);
      const { askNow = 0, byItself = 0, instead = 0, bounds = [] } = result.counts ?? {};
      expect(numberIn(headline, /you may ask to clear (\d+) now/), headline).toBe(askNow);
      const cleared = numberIn(headline, /(\d+) should be cleared by law already/);
      expect(cleared + numberIn(headline, /(\d+) may clear by (?:itself|themselves)(?! later)/)).toBe(
        byItself,
      );
      expect(numberIn(headline, /(\d+) could only be cleared instead/)).toBe(instead);
      if (instead > 0)
        expect(
          bounds.some(({ text }) => headline.includes(text)),
          headline,
        ).toBe(true);
    }
  });

  it('says how often the law gives what one charge may be cleared by', () => {
    for (const { answers, asOf } of records) {
      const result = judge(answers, jurisdiction, asOf);
      const [only, ...others] = result.charges;
      const [best] = only?.reliefs ?? [];
      if (!only || !best || others.length > 0 || best.automatic) continue;
      if (only.outcome !== 'eligible' && only.outcome !== 'not_yet') continue;
      const headline = wholeRecord(result, placeOf(code).name);
      const said = (best.bounds ?? []).filter(({ text }) => headline.includes(text));
      expect(said.length > 0, headline).toBe((best.bounds ?? []).length > 0);
    }
  });
});
