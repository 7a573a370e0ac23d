import { loadGuide, loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import { mayLink } from '@openslate/law/place/hosts.ts';
import { placeCodes } from '@openslate/law/place/places.ts';
import { describe, expect, it } from 'vitest';
import { fontFiles } from '../../../../../testing/font-files.ts';
import { readPdf, spoken } from '../../../../../testing/read-pdf.ts';
import { workedResults } from '../../../../../testing/worked-results.ts';
import { costsNothing } from '../../result/fee-words.ts';
import { writePdf } from '../pdf/write-pdf.ts';
import { plainText } from '../plain-text.ts';
import { letters, lettersFor } from './all-letters.ts';
import type { FilledIn, Letter } from './letter.ts';

const date = 'November 15, 2026';
const blank = /_{20,}/g;

function filledOut({ fields }: Letter): FilledIn {
  return Object.fromEntries(fields.map(({ name }, index) => [name, `Answer ${index} to ${name}`]));
}

const each = letters.map((letter) => [letter.id, letter] as const);

describe('a letter', () => {
  it.each(each)('left empty has a line for each field but the phone number: %s', (_, letter) => {
    const text = plainText(letter.write({}, date));
    const fields = letter.fields.filter(({ name }) => name !== 'contact');
    expect(text.match(blank)?.length).toBeGreaterThanOrEqual(fields.length);
    expect(text).toContain(date);
    expect(text).not.toMatch(/undefined|null/);
  });

  it.each(each)('has what was filled in, field by field: %s', (_, letter) => {
    const filled = filledOut(letter);
    const text = plainText(letter.write(filled, date));
    for (const { name } of letter.fields) expect(text).toContain(filled[name]);
    // All that is left to write by hand is the signature.
    expect(text.match(blank)).toHaveLength(1);
    for (const { name } of letter.fields) {
      const without = plainText(letter.write({ ...filled, [name]: '  ' }, date));
      expect(without).not.toContain(filled[name]);
      if (name !== 'contact') expect(without.match(blank)?.length).toBeGreaterThan(1);
    }
  });

  it.each(each)('keeps an address line by line: %s', (_, letter) => {
    const text = plainText(letter.write({ address: '12 Oak St\n\n  Apt 3\nErie, PA 16501' }, date));
    expect(text).toContain('12 Oak St\nApt 3\nErie, PA 16501\n\nNovember 15, 2026');
  });

  it.each(each)('is the same as text and as PDF, on one page: %s', async (_, letter) => {
    for (const filled of [{}, filledOut(letter)]) {
      const paper = letter.write(filled, date);
      const { bytes, changed } = await writePdf(paper, fontFiles, new Date('2026-11-15T12:00:00Z'));
      const { pages, text, title } = await readPdf(bytes);
      const dashes = plainText(paper).replaceAll(/^- /gm, '• ');
      expect(text).toBe(spoken(dashes));
      expect(pages).toHaveLength(1);
      expect(title).toBe(paper.title);
      expect(changed).toEqual([]);
    }
  });

  it('with a long answer goes on over the next pages, cut off nowhere', async () => {
    const waiver = letters.find(({ id }) => id === 'fee-waiver');
    const hardship = Array.from({ length: 900 }, (_, index) => `word${index}`).join(' ');
    const paper = waiver?.write({ hardship }, date) ?? { title: '', parts: [] };
    const { bytes } = await writePdf(paper, fontFiles, new Date('2026-11-15T12:00:00Z'));
    const { pages, text, reach } = await readPdf(bytes);
    expect(pages.length).toBeGreaterThan(2);
    expect(text).toContain(hardship);
    expect(reach.bottom).toBeLessThan(0.92);
  });

  it.each(each)('is written by the person: it does not speak of us: %s', (_, letter) => {
    expect(plainText(letter.write({}, date))).not.toMatch(/OpenSlate/i);
  });

  it('tells what the guide of the place says about where to send it', async () => {
    const guide = await loadGuide('PA');
    const [record, waiver, dispute] = letters.map((letter) => letter.advice(guide));
    expect(record).toEqual(expect.arrayContaining([...guide.ownRecord]));
    expect(waiver).toEqual(expect.arrayContaining([...guide.fees, ...guide.feeWaiver, ...guide.whereToFile]));
    expect(dispute?.some(({ label }) => label === '15 U.S.C. § 1681i(a)(1)')).toBe(true);
  });

  it('sends nobody to a page that is not of an office or somebody who helps', async () => {
    const guides = await Promise.all(
      placeCodes.map(async (code) => ({ code, guide: await loadGuide(code) })),
    );
    const pages = guides.flatMap(({ code, guide }) =>
      letters.flatMap((letter) => letter.advice(guide).map(({ source }) => ({ code, source }))),
    );
    expect(pages.filter(({ code, source }) => source && !mayLink(source, code))).toEqual([]);
  });

  it('of dispute names each duty with its section', () => {
    const dispute = letters.find(({ id }) => id === 'background-check-dispute');
    const text = plainText(dispute?.write({}, date) ?? { title: '', parts: [] });
    expect(text).toContain('section 611 (15 U.S.C. § 1681i)');
    expect(text).toContain(
      'free of charge, within 30 days after you get this letter (15 U.S.C. § 1681i(a)(1)(A))',
    );
    expect(text).toContain('inaccurate or incomplete or cannot be verified (§ 1681i(a)(5)(A))');
    expect(text).toContain('within 5 business days after you finish');
    expect(text).toContain('two years for a job, or in the last six months for anything else (§ 1681i(d))');
  });
});

describe('the letters somebody is offered', () => {
  const idsFor = (kept: Parameters<typeof lettersFor>[0]) => lettersFor(kept).map(({ id }) => id);
  const bestOf = (kept: Parameters<typeof lettersFor>[0]) =>
    kept.result.charges.flatMap(({ outcome, reliefs: [best] }) => (best ? [{ outcome, best }] : []));

  it.each(placeCodes)('are about what they have before them: %s', async (code) => {
    for (const { worked, kept } of await workedResults(code)) {
      const ids = idsFor(kept);
      expect(ids[0]).toBe('record-request');
      const paysForIt = bestOf(kept).some(
        ({ outcome, best }) => outcome !== 'not_eligible' && !best.automatic && !costsNothing(best.fee),
      );
      expect(ids.includes('fee-waiver'), worked.title).toBe(paysForIt);
      const mayBeGone =
        kept.told.hasBeenCleared ||
        bestOf(kept).some(({ outcome }) => outcome === 'automatic' || outcome === 'eligible');
      expect(ids.includes('background-check-dispute'), worked.title).toBe(mayBeGone);
    }
  });

  it('do not ask to waive what nobody charges, in any place', async () => {
    const said = new Set<string>();
    for (const code of placeCodes)
      for (const { automatic, fee } of (await loadJurisdiction(code)).reliefs)
        if (!automatic && !costsNothing(fee)) said.add(fee);
    expect(said.size).toBeGreaterThan(10);
    // What is not free names an amount, a fee, or that we do not know it.
    expect([...said].filter((fee) => !/\$|charges|fee for|could not confirm|names no fee/.test(fee))).toEqual(
      [],
    );
  });

  it('hold what is known already, and leave a line for the rest', async () => {
    let [waivers, disputes] = [0, 0];
    for (const { kept } of await workedResults('PA')) {
      for (const letter of lettersFor(kept)) {
        const known = letter.known(kept);
        const text = plainText(letter.write(known, date));
        for (const value of Object.values(known)) if (value) expect(text).toContain(value);
        expect(text).toMatch(blank);
        expect(text).not.toMatch(/undefined|Charge “/);
        if (letter.id === 'fee-waiver' && known.charge) {
          waivers += 1;
          const asked = bestOf(kept).flatMap(({ best }) => (best.automatic ? [] : best.name));
          expect(asked.some((name) => text.includes(`What I ask for: ${name}`))).toBe(true);
        }
        if (letter.id === 'background-check-dispute' && known.clearedHow) {
          disputes += 1;
          expect(known.clearedHow).toMatch(/^(sealed|expunged) by law \(.*§/);
        }
      }
    }
    expect([waivers > 0, disputes > 0]).toEqual([true, true]);
  });

  it('say of a charge only what was told: nothing where nobody said what it was about', async () => {
    const [first] = await workedResults('PA');
    const waiver = letters.find(({ id }) => id === 'fee-waiver');
    if (!first || !waiver) throw new Error('There is nothing to write.');
    const kept = { ...first.kept, told: { ...first.kept.told, courtNameOf: () => undefined } };
    expect(waiver.known(kept).charge).toBe('');
  });
});
