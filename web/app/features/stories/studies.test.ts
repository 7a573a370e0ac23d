import { describe, expect, it } from 'vitest';
import { studiedQuestions } from './studies.ts';

const studies = studiedQuestions.flatMap((question) => question.studies);

describe('a finding of research', () => {
  it.each(studies)('“$title” says what was found, about whom, and what it cannot tell', (study) => {
    expect(study.findings.length).toBeGreaterThan(0);
    for (const { figure, words } of study.findings) expect(`${figure}. ${words}`).toMatch(/\.$/);
    expect(study.people).toMatch(/\.$/);
    expect(study.limits).toMatch(/\.$/);
    expect(study.published).toMatch(/\((19|20)\d\d\)$/);
  });

  it.each(studies)('“$title” can be read by everybody', ({ pages }) => {
    expect(pages.length).toBeGreaterThan(0);
    for (const { url } of pages) expect(url).toMatch(/^https:/);
  });

  it('stands beside one that found something else', () => {
    const figures = studies.flatMap(({ findings }) => findings.map(({ figure }) => figure));
    expect(figures).toContain('Over 22% more pay');
    expect(figures).toContain('No gain on average');
  });
});
