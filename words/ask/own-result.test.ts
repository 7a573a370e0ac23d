import { judge } from '@openslate/law/engine/judge.ts';
import type { Outcome } from '@openslate/law/engine/result.ts';
import { loadCases, loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import { placeCodes } from '@openslate/law/place/places.ts';
import type { Answers } from '@openslate/law/record/record.ts';
import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';

const asOf = '2026-11-19';

const theft: Answers = {
  charges: [
    {
      id: 'c1',
      disposition: 'convicted',
      level: 'misdemeanor',
      offense: ['theft'],
      dispositionDate: '2024-05-01',
      completed: true,
      completedDate: '2025-05-01',
      finesPaid: true,
      restitutionPaid: true,
    },
  ],
  recordComplete: true,
  pendingCharges: false,
  age: 40,
};

const said: Record<Outcome, string> = {
  automatic: 'the law clears it by itself',
  eligible: 'you may ask for it now',
  not_yet: 'not yet',
  needs_review: 'we cannot say yet',
  not_eligible: 'we found no way that clears it here',
};

describe('a question asked on a result', () => {
  it.each(placeCodes)('is answered by that result, over worked lives of %s', async (code) => {
    const jurisdiction = await loadJurisdiction(code);
    const single = (await loadCases(code)).filter(({ answers }) => answers.charges.length === 1);
    for (const { asOf: day = asOf, answers } of single.slice(0, 12)) {
      const { charges } = judge(answers, jurisdiction, day);
      if (day < jurisdiction.knownFrom) continue;
      const { text, isOwn } = await ask({
        question: 'can i clear it',
        asOf: day,
        state: code,
        record: answers,
      });
      expect(isOwn).toBe(true);
      expect(text).toContain(said[charges[0]?.outcome ?? 'not_eligible']);
    }
  });

  it('knows the day', async () => {
    const { text, sources } = await ask({
      question: 'how long do i have to wait',
      asOf,
      state: 'OH',
      record: theft,
    });
    expect(text).toContain('Your misdemeanor conviction for theft');
    expect(text).not.toContain('answer a few questions');
    expect(sources.length).toBeGreaterThan(0);
  });

  it('is about another case where it tells of one', async () => {
    const question = 'what about a dismissed felony drug charge';
    const answer = await ask({ question, asOf, state: 'OH', record: theft });
    expect(answer).not.toHaveProperty('isOwn');
    expect(answer.text).toContain('having drugs');
  });

  it('is about another place where it names one', async () => {
    const answer = await ask({ question: 'can i clear it in michigan', asOf, state: 'OH', record: theft });
    expect(answer).not.toHaveProperty('isOwn');
    expect(answer.state).toBe('MI');
  });
});
