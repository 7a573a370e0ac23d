import { aboutLawPattern } from '@openslate/contract/contact-topics.ts';
import {
  loadCases,
  loadGuide,
  loadJurisdiction,
  loadReview,
  loadSources,
} from '@openslate/law/jurisdictions/index.ts';
import { placeCodes } from '@openslate/law/place/places.ts';
import { describe, expect, it } from 'vitest';
import { readPlaceLaw } from './read-place-law.server.ts';

async function pageOf(code: string) {
  const page = await readPlaceLaw(code);
  if (page.kind !== 'known') throw new Error(`${code} is no place.`);
  return page;
}

const idsOf = (reliefs: readonly { id: string; rules: readonly { id: string }[] }[]) =>
  reliefs.flatMap(({ id, rules }) => [id, ...rules.map((rule) => `${id}/${rule.id}`)]);

describe.each(placeCodes)('the page of %s', (code) => {
  it('has every rule of the law, in its words and with its section', async () => {
    const law = await loadJurisdiction(code);
    const page = await pageOf(code);
    const rulesOf = (
      reliefs: readonly { id: string; rules: readonly { id: string; text: string; cite: object }[] }[],
    ) => reliefs.flatMap(({ id, rules }) => rules.map((rule) => [id, rule.id, rule.text, rule.cite]));
    expect(rulesOf(page.reliefs)).toEqual(rulesOf(law.reliefs));
    expect(page.reliefs.map(({ name }) => name)).toEqual(law.reliefs.map(({ name }) => name));
  });

  it('has every sentence that the law says beside its rules, every source and every case', async () => {
    const law = await loadJurisdiction(code);
    const { presumed, leftOpen, advised, sources, cases, gaps } = await pageOf(code);
    expect(gaps).toEqual(law.gaps);
    expect([...presumed, ...leftOpen, ...advised].sort()).toEqual(Object.values<string>(law.said).sort());
    expect(sources.map(({ mayOpen: _, ...source }) => source)).toEqual(await loadSources(code));
    expect(cases.map(({ title, why }) => [title, why])).toEqual(
      (await loadCases(code)).map(({ title, why }) => [title, why]),
    );
  });

  it('has every passage of the law’s text that was held against the rules, and whom to ask', async () => {
    const { review, help } = await pageOf(code);
    expect(review).toEqual((await loadReview(code)) ?? []);
    expect(help).toEqual((await loadGuide(code)).help);
    expect(help.length).toBeGreaterThanOrEqual(3);
  });

  it('has ids by which a mistake can be reported', async () => {
    const ids = idsOf((await pageOf(code)).reliefs);
    expect(ids.filter((id) => !aboutLawPattern.test(id) || !id.startsWith(`${code.toLowerCase()}-`))).toEqual(
      [],
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('says in words whom each way is for and what each case is about', async () => {
    const { reliefs, cases } = await pageOf(code);
    const words = [
      ...reliefs.flatMap(({ covers, bounds }) => [...covers, ...bounds]),
      ...cases.flatMap(({ person, charges }) => [...person, ...charges.flatMap(({ facts }) => facts)]),
    ];
    expect(words.filter((text) => /undefined|\[object|facts\.|^\W|[a-z]_[a-z]/.test(text))).toEqual([]);
    expect(reliefs.filter(({ covers }) => covers.length === 0)).toEqual([]);
    expect(cases.filter(({ charges }) => charges.every(({ outcome }) => !outcome))).toEqual([]);
  });
});

it('a place that nobody knows is none', async () => {
  expect(await readPlaceLaw('atlantis')).toEqual({ kind: 'unknown' });
});
