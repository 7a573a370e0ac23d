import { describe, expect, it } from 'vitest';
import { studiedQuestions } from './studies.ts';

const studies = studiedQuestions.flatMap((question) => question.studies);

/** Journals, universities, public bodies and groups that sell nothing. */
const readAt = [
  'bfi.uchicago.edu',
  'ccresourcecenter.org',
  'csgjusticecenter.org',
  'etseq.law.harvard.edu',
  'harvardlawreview.org',
  'hls.harvard.edu',
  'ideas.repec.org',
  'michiganlawreview.org',
  'nlsinfo.org',
  'paw.princeton.edu',
  'scholarlycommons.law.northwestern.edu',
  'scholarworks.sjsu.edu',
];

describe('a finding of research', () => {
  it.each(studies)('“$title” says what was found, about whom, and what it cannot tell', (study) => {
    expect(study.findings.length).toBeGreaterThan(0);
    for (const { figure, words } of study.findings) expect(`${figure}. ${words}`).toMatch(/\.$/);
    expect(study.people).toMatch(/\.$/);
    expect(study.limits).toMatch(/\.$/);
    expect(study.published).toMatch(/\((19|20)\d\d\)$/);
  });

  it.each(studies)(
    '“$title” is read at a journal, a university or a group that sells nothing',
    ({ pages }) => {
      expect(pages.length).toBeGreaterThan(0);
      for (const { url } of pages) {
        const { protocol, host } = new URL(url);
        expect([protocol, readAt.includes(host), host]).toEqual(['https:', true, host]);
      }
    },
  );

  it('stands beside one that found something else', () => {
    const figures = studies.flatMap(({ findings }) => findings.map(({ figure }) => figure));
    expect(figures).toContain('Over 22% more pay');
    expect(figures).toContain('No gain on average');
  });
});
