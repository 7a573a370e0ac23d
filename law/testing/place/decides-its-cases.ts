import { describe, expect, it } from 'vitest';
import { judge } from '../../engine/judge.ts';
import type { ReliefResult } from '../../engine/result.ts';
import { loadCases, loadJurisdiction, loadSources } from '../../jurisdictions/index.ts';
import type { PlaceCode } from '../../place/places.ts';
import { everywhere } from '../../vocabulary/phrases.ts';
import { neverCertain, neverFirst } from './ways-seldom-open.ts';

/** The law of a place is whole, and decides its worked cases. */
export const decidesItsCases = (code: PlaceCode) =>
  describe('its law', async () => {
    const jurisdiction = await loadJurisdiction(code);
    const cases = await loadCases(code);
    const sources = await loadSources(code);

    it('is there', () => {
      expect(jurisdiction.reliefs.length).toBeGreaterThan(0);
    });

    it.each(cases.map((each) => [each.title, each] as const))('decides “%s”', (_, each) => {
      const { charges } = judge(each.answers, jurisdiction, each.asOf);
      for (const [id, expected] of Object.entries(each.expect)) {
        const charge = charges.find((found) => found.id === id);
        expect(charge?.outcome, id).toBe(expected.outcome);
        if ('relief' in expected) expect(charge?.reliefs[0]?.id, id).toBe(expected.relief);
        if ('on' in expected) expect(charge?.on ?? null, id).toBe(expected.on);
        if ('between' in expected) expect(charge?.between, id).toEqual(expected.between);
        if ('pick' in expected) expect(charge?.reliefs[0]?.pick?.n, id).toBe(expected.pick);
      }
    });

    it('reads its lists of sections once, not anew for every record', () => {
      const lists = () => jurisdiction.lists?.().length;
      const before = lists();
      for (const { answers, asOf } of cases) judge(answers, jurisdiction, asOf);
      expect(lists()).toBe(before);
    });

    it('has at least twelve worked cases, two of them with several charges, each with its source', () => {
      expect(cases.length).toBeGreaterThanOrEqual(12);
      expect(cases.filter(({ answers }) => answers.charges.length > 1).length).toBeGreaterThanOrEqual(2);
      for (const { source, why } of cases) {
        expect(source).toMatch(/^https:\/\//);
        expect(why.length).toBeGreaterThan(20);
      }
      expect(new Set(cases.map(({ title }) => title)).size).toBe(cases.length);
    });

    it('cites a section for every rule and says of every relief what it does, costs and takes', () => {
      const ids = jurisdiction.reliefs.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const relief of jurisdiction.reliefs) {
        expect(relief.id.startsWith(`${code.toLowerCase()}-`), relief.id).toBe(true);
        expect(relief.effect, relief.id).toMatch(/\.$/);
        expect(relief.fee, relief.id).toMatch(/\.$/);
        expect(relief.steps.length, relief.id).toBeGreaterThan(0);
        expect(relief.rules.length, relief.id).toBeGreaterThan(0);
        for (const { text, cite } of relief.rules) {
          expect(cite.label, text).toMatch(/\d/);
          expect(text, relief.id).not.toMatch(/you qualify/i);
        }
      }
    });

    it('never says that a judge, a prosecutor or a board has been convinced', () => {
      const judged = cases.flatMap(({ answers, asOf }) => judge(answers, jurisdiction, asOf).charges);
      const met = judged.flatMap(({ reliefs, alternatives }) =>
        [...reliefs, ...alternatives].flatMap(({ id, reasons }) =>
          reasons.filter((reason) => reason.met).map(({ text }) => `${id}: ${text}`),
        ),
      );
      const foretold =
        /: (The|A) (judge|court|prosecutor|board) (finds|agrees|consents|is (satisfied|convinced))/i;
      expect(met.filter((each) => foretold.test(each))).toEqual([]);
    });

    it('gives every rule an id of its own in its relief, in a few plain words', () => {
      for (const { id, rules } of jurisdiction.reliefs) {
        const ids = rules.map((rule) => rule.id);
        expect(new Set(ids).size, `${id}: ${ids.join(' ')}`).toBe(ids.length);
        for (const each of ids) expect(each, id).toMatch(/^[a-z]+(-[a-z0-9]+){0,5}$/);
      }
    });

    it('lists all that it says beside its rules, each once', () => {
      const listed = [...Object.entries(jurisdiction.said), ...Object.entries(everywhere)];
      expect(new Set(listed.map(([key]) => key)).size).toBe(listed.length);
      expect(new Set(listed.map(([, text]) => text)).size).toBe(listed.length);
      for (const [key, text] of listed) {
        expect(key).toMatch(/^[a-z][a-zA-Z0-9]{1,39}$/);
        expect(text, key).toMatch(/^[A-Z“].*[.?]$/);
      }
      const texts = new Set<string>(listed.map(([, text]) => text));
      for (const { answers, asOf } of cases) {
        const { charges, assumed } = judge(answers, jurisdiction, asOf);
        const reasons = charges.flatMap(({ reliefs, alternatives }) =>
          [...reliefs, ...alternatives].flatMap((each) => each.reasons),
        );
        for (const said of [
          ...assumed,
          ...reasons.flatMap(({ fix, question }) => [fix ?? [], question ?? []].flat()),
        ])
          expect(texts.has(said), said).toBe(true);
      }
    });

    it('opens every relief in some worked case, and lets each that clears be the best answer of one', () => {
      const judged = cases.flatMap(({ answers, asOf }) => judge(answers, jurisdiction, asOf).charges);
      const isOpen = ({ outcome }: ReliefResult) => outcome === 'eligible' || outcome === 'automatic';
      const shown = judged.flatMap(({ reliefs, alternatives }) => [...reliefs, ...alternatives]);
      const touched = new Set(shown.map(({ id }) => id));
      const opened = new Set(shown.filter(isOpen).map(({ id }) => id));
      const best = new Set(
        judged.flatMap(({ reliefs: [first] }) => (first && isOpen(first) ? first.id : [])),
      );
      const ids = jurisdiction.reliefs.map(({ id }) => id);
      const clearing = jurisdiction.reliefs.flatMap(({ id, alternative }) => (alternative ? [] : id));
      expect(ids.filter((id) => !touched.has(id))).toEqual([]);
      expect(ids.filter((id) => opened.has(id) === id in neverCertain)).toEqual([]);
      expect(clearing.filter((id) => opened.has(id) && best.has(id) === id in neverFirst)).toEqual([]);
    });

    it('names its sources and the day they were read', () => {
      expect(sources.length).toBeGreaterThan(0);
      for (const { url } of sources) expect(url).toMatch(/^https?:\/\//);
      expect(jurisdiction.verified).toMatch(/^20\d\d-\d\d-\d\d$/);
    });
  });
