import type { Answers } from '@openslate/contract/record.ts';
import { loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import { describe, expect, it } from 'vitest';
import { forTheForm } from './for-the-form.ts';

describe('what to write in a form', async () => {
  const law = await loadJurisdiction('TX');
  const lines = (charge: Answers['charges'][number]) =>
    Object.fromEntries(
      forTheForm(
        'c1',
        { answers: { charges: [{ id: 'c1', ...charge }] }, unknown: [], names: {}, helping: false },
        law,
      ).map(({ label, value }) => [label, value]),
    );

  it('is what was told, in words, and for the rest the papers are named', () => {
    const written = lines({ disposition: 'convicted', offense: ['theft'], dispositionDate: '2014-06-12' });
    expect(written['What it was about']).toBe('Theft or shoplifting');
    expect(written['Day the case ended']).toBe('June 12, 2014');
    expect(written['Section of law']).toMatch(/^Copy it from your record/);
  });

  it('calls the days of a deferral what they are, whatever the paper calls its end', () => {
    const written = lines({
      disposition: 'dismissed',
      facts: { dismissedAs: 'deferred' },
      dispositionDate: '2014-06-12',
      completedDate: '2015-06-12',
    });
    expect(written['Day of the plea']).toBe('June 12, 2014');
    expect(written['Day the case was closed']).toBe('June 12, 2015');
    expect(written).not.toHaveProperty('Day the case ended');
  });

  it('is nothing where nothing was told', () => {
    expect(lines({})).toEqual({});
  });
});
