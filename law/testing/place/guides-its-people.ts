import { describe, expect, it } from 'vitest';
import { loadGuide, loadJurisdiction, loadSources } from '../../jurisdictions/index.ts';
import { toldAbout } from '../../place/guide.ts';
import { mayLink } from '../../place/hosts.ts';
import type { PlaceCode } from '../../place/places.ts';

const page = /^https?:\/\/[^/ ]+\.[^/ ]+/;

/** What a place tells people to do leads somewhere, and only to those who are meant to help. */
export const guidesItsPeople = (code: PlaceCode) =>
  describe('its guide', async () => {
    const [guide, law, sources] = await Promise.all([
      loadGuide(code),
      loadJurisdiction(code),
      loadSources(code),
    ]);
    const { forms, help, ...parts } = guide;
    const told = Object.values(parts).flat();
    const reliefs = law.reliefs.map(({ id }) => id);
    const offList = (urls: readonly string[]) => urls.filter((url) => !mayLink(url, code));

    it('tells people how to get their own record and where to file', () => {
      expect(guide.ownRecord.length).toBeGreaterThan(0);
      expect(guide.whereToFile.length).toBeGreaterThan(0);
    });

    it('says whole sentences, each with the page it was read on', () => {
      for (const { text, source, readOn } of told) {
        expect(text).toMatch(/^[A-Z“$\d].*\.$/);
        expect(readOn ?? source, text).toMatch(page);
      }
    });

    it('says nothing twice in one part', () => {
      for (const part of Object.values(parts)) {
        const said = part.map(({ text, for: about }) => `${text} ${about}`);
        expect(new Set(said).size).toBe(part.length);
      }
    });

    it('sends people only to courts, agencies, legislatures and those who help for free', () => {
      expect(offList(told.flatMap(({ source }) => source ?? []))).toEqual([]);
      expect(offList([...forms, ...help].map(({ url }) => url))).toEqual([]);
    });

    it('keeps a link from nobody who could be sent there', () => {
      const kept = told.flatMap(({ readOn }) => readOn ?? []);
      expect(kept.filter((url) => mayLink(url, code))).toEqual([]);
    });

    it('names in its sources each page that was read and leads nobody there', () => {
      const read = sources.map(({ url }) => url);
      const named = [...told, ...forms, ...help].flatMap(({ readOn }) => readOn ?? []);
      expect(offList(named).filter((url) => !read.includes(url))).toEqual([]);
    });

    it('names forms for ways that the place has', () => {
      for (const form of forms) {
        expect(form.for.length, form.name).toBeGreaterThan(0);
        expect(form.readOn).toMatch(page);
      }
      const named = [...forms, ...told].flatMap(({ for: about = [] }) => about);
      expect(named.filter((id) => !reliefs.includes(id))).toEqual([]);
      expect(guide.withoutForm.filter(({ for: about }) => !about)).toEqual([]);
    });

    it.each(law.reliefs.filter(({ alternative, automatic }) => !alternative && !automatic))(
      'tells who asks for $id which form to use or what to write, what it costs and where to file',
      ({ id, fee }) => {
        const paper = forms.some((form) => form.for.includes(id) && !form.waiver);
        const instead = guide.withoutForm.some(({ for: about }) => about?.includes(id));
        expect([paper, instead]).toContain(true);
        expect(fee).toMatch(/\.$/);
        expect(toldAbout(guide.whereToFile, [id]).length).toBeGreaterThan(0);
      },
    );

    it('names at least three who help, with a number that can be dialed', () => {
      expect(help.length).toBeGreaterThanOrEqual(3);
      for (const { name, url, what, phone, area, counties, readOn = url } of help) {
        expect(what, name).toMatch(/\.$/);
        if (counties) expect(area, `${name} lists its counties, and says them in words`).toBeDefined();
        expect(readOn, name).toMatch(page);
        if (phone !== undefined) expect(phone, name).toMatch(/^\d{3}-\d{3}-\d{4}$/);
      }
    });
  });
