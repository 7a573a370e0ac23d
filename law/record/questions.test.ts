import { describe, expect, it } from 'vitest';
import { inventedPlace } from '../testing/invented-place.ts';
import { afterDismissed } from './how-it-ended.ts';
import { questionAt } from './questions.ts';
import type { Charge } from './record.ts';

const law = {
  ...inventedPlace,
  reliefs: [],
  said: {},
  questions: afterDismissed('Were you on probation first?', 'Look at the order.', {
    deferred: ['Yes, the judge put it off', 'Look for “deferred”'],
  }),
};
const asked = (field: string, known?: Charge) => questionAt(`charges.c1.${field}`, law, known)?.question.text;

describe('the days of a case are asked for in the words of how it ended', () => {
  it.each([
    [{ disposition: 'convicted' }, 'When did the court decide the case?'],
    [{ disposition: 'dismissed' }, 'When did the court decide the case?'],
    [{ disposition: 'no_charges' }, 'When were you arrested?'],
    [{ disposition: 'diverted' }, 'When was the case put off for your program?'],
    [{ disposition: 'deferred' }, 'When did the judge put the case off, after your plea?'],
    [
      // The paper says “dismissed”, and the law counts from the plea.
      { disposition: 'dismissed', facts: { dismissedAs: 'deferred' } },
      'When did the judge put the case off, after your plea?',
    ],
    [undefined, 'When did the court decide the case?'],
  ] as const satisfies readonly (readonly [Charge | undefined, string])[])('%o', (known, text) => {
    expect(asked('dispositionDate', known)).toBe(text);
  });

  it('tells the day of the plea from the day on which a deferred case was closed', () => {
    const deferred: Charge = { disposition: 'deferred' };
    expect(asked('completedDate', deferred)).toMatch(/^When was the case closed/);
    expect(asked('completedDate', { disposition: 'convicted' })).toBe('When was the whole sentence over?');
  });
});
