import { loadGuide } from '@openslate/law/jurisdictions/index.ts';
import { aboutCharge, aboutPerson } from '@openslate/law/record/questions.ts';
import { expect, it } from 'vitest';
import { givesCertificates, paperFor } from './paper-lines.ts';

const fields = [...Object.keys(aboutCharge), ...Object.keys(aboutPerson)];

it('the line to read stands on the paper that is drawn', () => {
  const drawn = fields.flatMap((field) => [paperFor(field) ?? [], paperFor(field, true) ?? []]).flat();
  expect(drawn.length).toBeGreaterThan(30);
  for (const { paper, line } of drawn) expect(paper.lines.map(([name]) => name)).toContain(line);
});

it('every kind of paper is drawn for some question, and none for what no paper tells', () => {
  const titles = new Set(fields.map((field) => paperFor(field)?.paper.title));
  expect([...titles].filter(Boolean).sort()).toEqual([
    'Court docket',
    'Criminal history',
    'Judgment and sentence',
  ]);
  expect(paperFor('age')).toBeUndefined();
  expect(paperFor('traffickingVictim')).toBeUndefined();
  expect(paperFor('constructor')).toBeUndefined();
});

it('how a case ended is shown on a certificate of disposition where the courts give those out', async () => {
  const [ny, pa] = await Promise.all((['NY', 'PA'] as const).map(loadGuide));
  expect([ny, pa].map((guide) => guide && givesCertificates(guide))).toEqual([true, false]);
  expect(paperFor('disposition', true)).toMatchObject({
    paper: { title: 'Certificate of disposition' },
    line: 'Disposition',
  });
  // It is from the day of the arrest, and does not tell of the sentence.
  expect(paperFor('offenseDate', true)?.paper.title).toBe('Court docket');
  expect(paperFor('sentence', true)?.paper.title).toBe('Judgment and sentence');
});
