import { placeCodes } from '@openslate/law/place/places.ts';
import { describe, expect, it } from 'vitest';
import { fontFiles } from '../../../../testing/font-files.ts';
import { type ReadPdf, readPdf } from '../../../../testing/read-pdf.ts';
import { longRecord, workedResults } from '../../../../testing/worked-results.ts';
import { spokenDate } from '../../../ui/fields/partial-date.ts';
import { compose } from '../result/composed/compose.ts';
import { asTaken, markSentences, standingWords } from '../result/composed/said-reasons.ts';
import type { Item, Paper, Part, Words } from './paper.ts';
import { Typeface } from './pdf/typeface.ts';
import { writePdf } from './pdf/write-pdf.ts';
import { plainText } from './plain-text.ts';
import { resultPaper } from './result-paper.ts';
import type { ResultToKeep } from './result-to-keep.ts';

const made = { on: '2026-11-15', at: 'openslate.example/assessment/pa' };

async function pdfOf(paper: Paper): Promise<ReadPdf & { changed: readonly string[] }> {
  const { bytes, changed } = await writePdf(paper, fontFiles, new Date('2026-11-15T12:00:00Z'));
  return { ...(await readPdf(bytes)), changed };
}

/** Every word of a paper in its order, with what marks its lists. Spaces say nothing: lines break where they must. */
function allWords({ parts }: Paper): string {
  return parts.map(partWords).join('').replaceAll(/\s/g, '');
}

function partWords(part: Part): string {
  if (part.kind === 'heading') return part.text;
  if (part.kind === 'lines') return part.lines.join('');
  if (part.kind === 'words') return said(part);
  return part.items
    .map((item, index) => marker(part.marker, item, index) + [item, ...(item.more ?? [])].map(said).join(''))
    .join('');
}

const said = ({ lead = '', text }: Words) => lead + text;

function marker(kind: 'dot' | 'number' | 'box', { done }: Item, index: number): string {
  if (kind === 'box') return done ? 'Done.' : '';
  return kind === 'dot' ? '•' : `${index + 1}.`;
}

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

describe('a result on paper', () => {
  it.each(['PA', 'NY', 'WI', 'US'] as const)('says all that the result of %s says', async (code) => {
    for (const { worked, kept } of await workedResults(code)) {
      const { result } = kept;
      const composed = compose(kept);
      const text = plainText(resultPaper(kept, made));
      const expected = [
        composed.headline,
        composed.afterword,
        ...composed.charges.flatMap(({ name, verdict, afterword, deciding, forks, besides }) => [
          name,
          verdict,
          afterword,
          ...forks.flatMap(({ question, lines }) => [question, ...lines.map(({ leads }) => leads)]),
          ...(deciding?.groups ?? []).flatMap(({ title, reasons }) => [
            title,
            ...reasons.flatMap((reason) => [
              `${standingWords[reason.standing]}: ${reason.lead ? `${reason.lead} ` : ''}${reason.text}`,
              ...markSentences(reason),
              reason.cite.label,
            ]),
          ]),
          ...besides.flatMap(({ relief }) => [relief.name, ...relief.steps]),
        ]),
        ...composed.road.flatMap(({ title, tasks, notes }) => [
          title,
          ...tasks.map((task) => task.text),
          ...notes.map((note) => note.text),
        ]),
        ...kept.told.answers.flatMap(({ about, told }) => [
          about,
          ...told.map(({ question, answer }) => `${question} ${answer}`),
        ]),
        ...result.assumptions.map((assumption) => asTaken(assumption).text),
        ...composed.people.flatMap(({ name, what, url }) => [name, what, url]),
        ...composed.goodToKnow.flatMap(({ title, told }) => [title, ...told.map((each) => each.text)]),
        'It is not a law firm and this is not legal advice.',
        `As of ${spokenDate(result.asOf)}.`,
        `Law checked ${spokenDate(result.lawVerified)}.`,
        'on November 15, 2026',
      ];
      expect(
        expected.filter((words) => !text.includes(words)),
        worked.title,
      ).toEqual([]);
    }
  });

  it('explains the legal words of its answers, each once where it stands', async () => {
    const meaning = 'Seal: To hide a record from the public, though police and courts may still see it.';
    const told = await Promise.all(
      (await workedResults('PA')).map(({ kept }) => ({
        charges: compose(kept).charges,
        times: plainText(resultPaper(kept, made)).replaceAll(/\s+/g, ' ').split(meaning).length - 1,
      })),
    );
    const sealed = ({ deciding }: (typeof told)[number]['charges'][number]) =>
      deciding?.relief.kind === 'sealing';
    const one = told.filter(({ charges }) => charges.length === 1 && charges.every(sealed));
    expect(one.length).toBeGreaterThan(3);
    expect(one.map(({ times }) => times)).toEqual(one.map(() => 1));
    const several = told.filter(({ charges }) => charges.length > 1 && charges.every(sealed));
    expect(several.length).toBeGreaterThan(0);
    expect(several.map(({ times }) => times)).toEqual(several.map(({ charges }) => charges.length));
  });

  it('keeps apart what was told, what was taken for granted and what nobody knows', async () => {
    const [first] = await workedResults('PA');
    const kept = {
      ...first?.kept,
      told: {
        ...first?.kept.told,
        answers: [
          { about: 'Theft, 2012', told: [{ question: 'How did the case end?', answer: 'Dismissed' }] },
        ],
        notKnown: [
          { path: 'charges.c1.level', question: 'How serious was it?' },
          { path: 'age', question: 'How old are you?' },
        ],
      },
      toFindOut: [{ path: 'charges.c1.level', text: 'How serious was it?', where: 'On your court papers.' }],
    } as unknown as ResultToKeep;
    const text = plainText(resultPaper(kept, made));
    const part = (title: string) => text.split(`\n\n${title}\n\n`)[1] ?? '';
    expect(part('You told us')).toMatch(/^Theft, 2012\n\n- How did the case end\? Dismissed\n\n/);
    expect(part('Not known yet')).toContain('- How serious was it?\n  On your court papers.');
    // Asked, and not known, but it decides nothing any more.
    expect(part('Not known yet')).toContain('- How old are you?\n  This no longer changes the answer.');
    expect(part('Not known yet').match(/How serious was it/g)).toHaveLength(1);
  });

  it('says what a way costs, but not as a thing to tick off', async () => {
    for (const { kept } of await workedResults('PA')) {
      const { parts } = resultPaper(kept, made);
      const boxes = parts.flatMap((part) =>
        part.kind === 'list' && part.marker === 'box' ? part.items.map(({ text }) => text) : [],
      );
      expect(boxes.filter((text) => text.startsWith('Cost:'))).toEqual([]);
      const costs = parts.flatMap((part) =>
        part.kind === 'list' ? part.items.flatMap(({ lead, text }) => (lead === 'Cost:' ? [text] : [])) : [],
      );
      for (const { outcome, reliefs } of kept.result.charges)
        if (outcome !== 'not_eligible' && reliefs[0] && !reliefs[0].automatic)
          expect(costs).toContain(reliefs[0].fee);
    }
  });

  it('tells the day on which a charge may open', async () => {
    const results = await workedResults('PA');
    const waiting = results.flatMap(({ worked, kept }) =>
      Object.values(worked.expect).flatMap((expected) =>
        expected.outcome === 'not_yet' && 'on' in expected && expected.on
          ? [{ on: expected.on, text: plainText(resultPaper(kept, made)) }]
          : [],
      ),
    );
    expect(waiting.length).toBeGreaterThan(3);
    for (const { on, text } of waiting) expect(text).toContain(spokenDate(on));
  });

  it('says of each thing to do whether it is done', async () => {
    const [first] = await workedResults('PA');
    const kept = { ...first?.kept, done: ['own-record-1'] } as ResultToKeep;
    const text = plainText(resultPaper(kept, made));
    expect(text).toContain('[x] Ask the Pennsylvania State Police');
    expect(text).toContain('[ ] Sealed cases no longer show');
  });

  it('has only letters that the typeface has, in every place', async () => {
    const typeface = new Typeface(fontFiles);
    for (const code of placeCodes)
      for (const { kept } of await workedResults(code)) typeface.writable(plainText(resultPaper(kept, made)));
    expect([...typeface.changed]).toEqual([]);
  });
});

describe('a result as PDF', () => {
  it.each(['PA', 'MI', 'TX'] as const)('has every word in its order: %s', async (code) => {
    for (const { worked, kept } of (await workedResults(code)).slice(0, 4)) {
      const paper = resultPaper(kept, made);
      const { text, title, language } = await pdfOf(paper);
      expect(withoutSpaces(text), worked.title).toBe(allWords(paper));
      expect(title).toBe(paper.title);
      expect(language).toBe('en-US');
    }
  });

  it('keeps ten charges on its pages, cut off nowhere', async () => {
    const kept = await longRecord('PA', 10);
    expect(kept.result.charges).toHaveLength(10);
    const paper = resultPaper(kept, made);
    const { pages, text, reach } = await pdfOf(paper);
    expect(pages.length).toBeGreaterThan(5);
    expect(withoutSpaces(text)).toBe(allWords(paper));
    expect(reach.right).toBeLessThan(0.91);
    expect(reach.bottom).toBeLessThan(0.96);
    for (const [index, page] of pages.entries())
      expect(page).toContain(`Page ${index + 1} of ${pages.length}.`);
    // A heading does not stand alone at the foot of a page.
    const headings = paper.parts.flatMap((part) => (part.kind === 'heading' ? [part.text] : []));
    for (const page of pages) {
      const last = page.trim().split('\n').at(-2)?.trim() ?? '';
      expect(headings).not.toContain(last);
    }
  });

  it('writes quotes, dashes and section signs as they are', async () => {
    const [first] = await workedResults('PA');
    const kept = { ...first?.kept, nameOf: () => 'Joe’s “théft” – Łódź, § 3929 — 2016' } as ResultToKeep;
    const { text, changed } = await pdfOf(resultPaper(kept, made));
    expect(text).toContain('Joe’s “théft” – Łódź, § 3929 — 2016');
    expect(text).toContain('18 Pa.C.S. § 9122');
    expect(changed).toEqual([]);
  });

  it('writes another letter for one it does not have, and says so', async () => {
    const [first] = await workedResults('PA');
    const kept = { ...first?.kept, nameOf: () => 'Nguyễn 王' } as ResultToKeep;
    const { text, changed } = await pdfOf(resultPaper(kept, made));
    expect(text).toContain('Nguyên ?');
    expect(changed).toEqual(['ễ', '王']);
  });

  it('breaks a name that is longer than a line', async () => {
    const [first] = await workedResults('PA');
    const long = 'x'.repeat(300);
    const { text, reach } = await pdfOf(
      resultPaper({ ...first?.kept, nameOf: () => long } as ResultToKeep, made),
    );
    expect(withoutSpaces(text)).toContain(long);
    expect(reach.right).toBeLessThan(0.91);
  });

  it('tells screen readers what is a heading, a list and a link', async () => {
    const [first] = await workedResults('PA');
    if (!first) throw new Error('Pennsylvania has no worked case.');
    const { roles, links } = await pdfOf(resultPaper(first.kept, made));
    expect([...roles]).toEqual(
      expect.arrayContaining(['Document', 'H1', 'H2', 'H3', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Link']),
    );
    for (const { url } of first.kept.guide.help) expect(links.map(withoutSlash)).toContain(withoutSlash(url));
  });
});

const withoutSlash = (url: string) => url.replace(/\/$/, '');
