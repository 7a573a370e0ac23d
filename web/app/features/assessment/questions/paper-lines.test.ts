import { aboutCharge, aboutPerson } from '@openslate/law/record/questions.ts';
import { expect, it } from 'vitest';
import { paperFor } from './paper-lines.ts';

const fields = [...Object.keys(aboutCharge), ...Object.keys(aboutPerson)];

it('the line to read stands on the paper that is drawn', () => {
  const drawn = fields.flatMap((field) => paperFor(field) ?? []);
  expect(drawn.length).toBeGreaterThan(15);
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
