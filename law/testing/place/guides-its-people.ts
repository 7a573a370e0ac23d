import { describe, expect, it } from 'vitest';
import { loadGuide, loadJurisdiction } from '../../jurisdictions/index.ts';
import type { PlaceCode } from '../../place/places.ts';

const page = /^https?:\/\/[^/ ]+\.[^/ ]+/;
const safePage = /^https:\/\/[^/ ]+\.[^/ ]+/;

/** What a place tells people to do leads somewhere. */
export const guidesItsPeople = (code: PlaceCode) =>
  describe('its guide', async () => {
    const [guide, law] = await Promise.all([loadGuide(code), loadJurisdiction(code)]);
    if (!guide || !law) throw new Error(`The guide of ${code} could not be loaded.`);
    const { forms, help, ...parts } = guide;

    it('tells people how to get their own record and where to file', () => {
      expect(guide.ownRecord.length).toBeGreaterThan(0);
      expect(guide.whereToFile.length).toBeGreaterThan(0);
    });

    it('says whole sentences, each with the page it was read on', () => {
      for (const { text, source } of Object.values(parts).flat()) {
        expect(text).toMatch(/^[A-Z“$\d].*\.$/);
        expect(source).toMatch(page);
      }
    });

    it('says nothing twice in one part', () => {
      for (const told of Object.values(parts))
        expect(new Set(told.map(({ text }) => text)).size).toBe(told.length);
    });

    it('names forms for ways that the place has', () => {
      const reliefs = law.reliefs.map(({ id }) => id);
      for (const form of forms) {
        expect(form.for.length, form.name).toBeGreaterThan(0);
        expect(
          form.for.filter((id) => !reliefs.includes(id)),
          form.name,
        ).toEqual([]);
        expect(form.url).toMatch(safePage);
        expect(form.source).toMatch(page);
      }
    });

    it('names at least three who help, with a number that can be dialed', () => {
      expect(help.length).toBeGreaterThanOrEqual(3);
      for (const { name, url, what, phone, source = url } of help) {
        expect(url, name).toMatch(safePage);
        expect(what, name).toMatch(/\.$/);
        expect(source, name).toMatch(page);
        if (phone !== undefined) expect(phone, name).toMatch(/^\d{3}-\d{3}-\d{4}$/);
      }
    });
  });
