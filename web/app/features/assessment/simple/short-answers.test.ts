import { judge } from '@openslate/law/engine/judge.ts';
import { loadCases, loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { placeCodes } from '@openslate/law/place/places.ts';
import type { Answers } from '@openslate/law/record/record.ts';
import { describe, expect, it } from 'vitest';
import { type Draft, dontKnow, draftOf } from '../questions/answer-draft.ts';
import type { Told } from '../saved-progress.ts';
import { nothingTold } from '../told.ts';
import { type Entries, type Entry, readEntries } from './short-answers.ts';
import { shortQuestions } from './short-questions.ts';

const today = '2026-11-15';
const pennsylvania = await loadJurisdiction('PA');
const california = await loadJurisdiction('CA');

const entered = (draft: Draft): Entry => ({ draft, unknown: false });
const choice = (chosen: string | undefined) => entered({ kind: 'choice', chosen });
const date = (day: string) => entered({ kind: 'date', reading: { kind: 'date', date: day } });
const kinds = (...chosen: string[]) => entered({ kind: 'several', chosen });

const read = (entries: Entries, before: Told = nothingTold, law = pennsylvania) =>
  readEntries(before, entries, law, today);
const asked = (entries: Entries, before?: Told, law?: Jurisdiction) =>
  read(entries, before, law).fields.map(({ short }) => short.id);

describe('the questions of the short version', () => {
  it('are about eight, and start with how the case ended', () => {
    expect(asked({})).toEqual([
      'disposition',
      'level',
      'offense',
      'dispositionDate',
      'completed',
      'money',
      'pendingCharges',
      'others',
    ]);
  });

  it('ask for the class where the place has classes at that level', () => {
    expect(asked({ level: choice('misdemeanor') })).toContain('grade');
    expect(california.grades?.infraction).toBeUndefined();
    expect(asked({ level: choice('infraction') }, nothingTold, california)).not.toContain('grade');
  });

  it('ask for the day of a sentence that is over', () => {
    expect(asked({ completed: choice('true') })).toContain('completedDate');
    expect(asked({ completed: choice('false') })).not.toContain('completedDate');
  });

  it.each(['dismissed', 'acquitted', 'no_charges', 'pending'])(
    'do not ask about a sentence or money where a case ended as %s',
    (ending) => {
      expect(asked({ disposition: choice(ending) })).not.toContain('completed');
      expect(asked({ disposition: choice(ending) })).not.toContain('money');
    },
  );
});

describe('what is entered', () => {
  const everything: Entries = {
    disposition: choice('convicted'),
    level: choice('misdemeanor'),
    grade: choice('2'),
    offense: kinds('theft'),
    dispositionDate: date('2012-05'),
    completed: choice('true'),
    completedDate: date('2013'),
    money: choice('nothing'),
    pendingCharges: choice('false'),
    others: choice('false'),
  };

  it('becomes the record of one charge, as the law reads it', () => {
    const { told, fields } = read(everything);
    expect(told.answers).toEqual({
      charges: [
        {
          id: 'c1',
          disposition: 'convicted',
          level: 'misdemeanor',
          grade: '2',
          offense: ['theft'],
          dispositionDate: '2012-05',
          completed: true,
          completedDate: '2013',
          finesPaid: true,
          restitutionPaid: true,
        },
      ],
      pendingCharges: false,
      elsewhere: { felonies: 0, misdemeanors: 0 },
      reliefReceived: 0,
    });
    expect(fields.filter(({ problem }) => problem)).toEqual([]);
    expect(judge(told.answers, pennsylvania, today).charges[0]?.outcome).toBe('automatic');
  });

  it('shows itself again from the saved answers', () => {
    const { told } = read(everything);
    const again = read({}, told);
    expect(again.told).toEqual(told);
    expect(Object.fromEntries(again.fields.map(({ short, entry }) => [short.id, entry]))).toEqual(everything);
  });

  it('is taken back when a field is emptied', () => {
    const { told } = read(everything);
    const { answers } = read({ money: choice(undefined), offense: kinds() }, told).told;
    expect(answers.charges[0]).not.toHaveProperty('finesPaid');
    expect(answers.charges[0]).not.toHaveProperty('restitutionPaid');
    expect(answers.charges[0]).not.toHaveProperty('offense');
  });

  it('says which money is owed', () => {
    const paid = (chosen: string) => {
      const [charge] = read({ money: choice(chosen) }).told.answers.charges;
      return [charge?.finesPaid, charge?.restitutionPaid];
    };
    expect(paid('fines')).toEqual([false, true]);
    expect(paid('restitution')).toEqual([true, false]);
    expect(paid('both')).toEqual([false, false]);
  });

  it('is marked as not known, field by field, where the person does not know', () => {
    const { told } = read({
      money: choice(dontKnow),
      dispositionDate: { ...date('2012'), unknown: true },
    });
    expect(told.unknown).toEqual([
      'charges.c1.dispositionDate',
      'charges.c1.finesPaid',
      'charges.c1.restitutionPaid',
    ]);
    expect(told.answers.charges).toEqual([{ id: 'c1' }]);
  });

  it('does not count while it is wrong, and says what to put right', () => {
    const wrong = {
      kind: 'problem',
      message: 'Enter a year between 1900 and 2026',
      parts: ['year'],
    } as const;
    const { told, fields } = read({ dispositionDate: entered({ kind: 'date', reading: wrong }) });
    expect(told.answers.charges).toEqual([{ id: 'c1' }]);
    expect(fields.find(({ short }) => short.id === 'dispositionDate')?.problem).toBe(wrong.message);
  });

  it('does not count where it cannot be: decided before it happened', () => {
    const before: Told = { ...nothingTold, answers: { charges: [{ id: 'c1', offenseDate: '2015-01-01' }] } };
    const { told, fields } = read({ dispositionDate: date('2014') }, before);
    expect(told.answers).toEqual(before.answers);
    expect(fields.find(({ short }) => short.id === 'dispositionDate')?.problem).toMatch(/before it began/);
  });

  it('leaves alone what the full assessment was told and this page does not ask', () => {
    const before: Told = {
      ...nothingTold,
      answers: { age: 41, charges: [{ id: 'c7', ageAtOffense: 17, level: 'felony', grade: '3' }] },
      unknown: ['mustRegister'],
      names: { c7: 'The old one' },
    };
    const { told } = read({ disposition: choice('convicted'), pendingCharges: choice('true') }, before);
    expect(told).toEqual({
      ...before,
      answers: {
        age: 41,
        pendingCharges: true,
        charges: [{ ...before.answers.charges[0], disposition: 'convicted' }],
      },
    });
  });

  it('drops the class with another level, and the day of a sentence that is not over', () => {
    const { told } = read(everything);
    const { answers } = read({ level: choice('felony'), completed: choice('false') }, told).told;
    expect(answers.charges[0]).toMatchObject({ level: 'felony', completed: false });
    expect(answers.charges[0]).not.toHaveProperty('grade');
    expect(answers.charges[0]).not.toHaveProperty('completedDate');
  });

  it('gives no verdict over a record with convictions this page does not know', () => {
    expect(read({ others: choice('true') }).others).toBe(true);
    expect(read({ others: choice('false') }).others).toBe(false);
    expect(read({ others: choice(dontKnow) }).others).toBe(false);
    expect(read({}, { ...nothingTold, answers: { charges: [{ id: 'c1' }], reliefReceived: 1 } }).others).toBe(
      true,
    );
  });
});

/** What a person would enter who answers as in a worked case. */
function entriesFrom(answers: Answers, jurisdiction: Jurisdiction): Entries {
  return Object.fromEntries(
    shortQuestions(answers, jurisdiction).flatMap(({ id, question, answerIn }) => {
      const value = answerIn(answers);
      return value === undefined ? [] : [[id, entered(draftOf(question.answer, value, false))]];
    }),
  );
}

describe('the worked cases of one charge', () => {
  // Most of them turn on something rare, which is what they are there for. Everyday records fare better.
  it('come out like in the full assessment more often than not', async () => {
    let cases = 0;
    let same = 0;
    for (const code of placeCodes) {
      const jurisdiction = await loadJurisdiction(code);
      for (const { answers, asOf } of await loadCases(code)) {
        if (answers.charges.length > 1) continue;
        const short = readEntries(nothingTold, entriesFrom(answers, jurisdiction), jurisdiction, asOf);
        const outcomeOf = (told: Answers) => judge(told, jurisdiction, asOf).charges[0]?.outcome;
        cases += 1;
        if (!short.others && outcomeOf(short.told.answers) === outcomeOf(answers)) same += 1;
      }
    }
    console.log(
      `The short version answers ${same} of ${cases} worked cases of one charge like the full one.`,
    );
    expect(cases).toBeGreaterThan(300);
    expect(same / cases).toBeGreaterThan(0.5);
  });
});

describe('other convictions', () => {
  it('are not lost on the way to the full assessment: it knows that the list is not whole', () => {
    const { told } = read({ others: choice('true') });
    expect(told.answers.recordComplete).toBe(false);
    expect(read({}, told).others).toBe(true);
    expect(read({ others: choice('false') }, told).told.answers).not.toHaveProperty('recordComplete');
  });
});
