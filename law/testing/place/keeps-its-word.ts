import { describe, expect, it } from 'vitest';
import { judge } from '../../engine/judge.ts';
import { outcomes as outcomesAlone } from '../../engine/outcomes.ts';
import type { Outcome, Result } from '../../engine/result.ts';
import { loadCases, loadCrimes, loadJurisdiction } from '../../jurisdictions/index.ts';
import type { PlaceCode } from '../../place/places.ts';
import { followUpOf } from '../../record/how-it-ended.ts';
import { questionAt } from '../../record/questions.ts';
import type { Answers, Charge } from '../../record/record.ts';
import { drawnRecords, judgedOnce } from '../drawn-records.ts';
import { judgedOn, recordsOf } from '../random-records.ts';
import { toldSections } from '../told-sections.ts';

/** The same records on every run; another seed looks further, and more records deeper. */
const seed = 20261115;
const numRuns = 1000;

/** Of any record, the law says what it may say and no more. */
export const keepsItsWord = (code: PlaceCode) =>
  describe('of any record, its law', async () => {
    const jurisdiction = await loadJurisdiction(code);
    const told = (await loadCases(code)).flatMap(({ answers }) => answers.charges);
    const listed = (await loadCrimes(code)).map(({ section }) => section);
    const sections = [
      ...new Set([...told.flatMap(({ statute }) => statute ?? []), ...toldSections(jurisdiction), ...listed]),
    ];
    const records = drawnRecords(recordsOf({ ...jurisdiction, sections }).halfAnswered, { seed, numRuns });
    const judged = judgedOnce(jurisdiction);
    const outcomes = (answers: Answers) => judged(answers).charges.map(({ outcome }) => outcome);
    const ending = new Set(
      jurisdiction.reliefs.filter(({ inForce }) => inForce?.until !== undefined).map(({ id }) => id),
    );

    it('never contradicts, once more is told, what it has decided', () => {
      records.each(({ full, half }) => {
        const after = outcomes(full);
        outcomes(half).forEach((outcome, index) => {
          if (outcome === 'needs_review' || isAskedNow(judged(half), judged(full))) return;
          expect(unchanged[outcome]).toContain(after[index]);
        });
      });
    });

    it('decides nothing against how a case truly ended, while nobody knows that', () => {
      records.each(({ full }) => {
        const unsure = { ...full, charges: full.charges.map(withoutEnding) };
        const after = outcomes(full);
        outcomes(unsure).forEach((outcome, index) => {
          if (outcome !== 'needs_review') expect(unchanged[outcome]).toContain(after[index]);
        });
      }, 300);
    });

    it('tells the same outcomes alone as with all its reasons', () => {
      records.each(({ full, half }) => {
        expect(outcomesAlone(full, jurisdiction, judgedOn)).toEqual(outcomes(full));
        expect(outcomesAlone(half, jurisdiction, judgedOn)).toEqual(outcomes(half));
      });
    });

    it('never takes back with time what it has opened', () => {
      records.each(({ full }, index) => {
        const years = 1 + (index % 20);
        // What is not open can be anything later, and so can what is open in a way that the law ends on a day.
        const before = judged(full).charges.map(({ outcome, reliefs }) =>
          reliefs.some((each) => isOpen(each.outcome) && !ending.has(each.id)) ? outcome : 'not_yet',
        );
        if (!before.some(isOpen)) return;
        const later = { ...full, age: (full.age ?? 0) + years };
        const after = judge(later, jurisdiction, `${2026 + years}-11-15`).charges;
        before.forEach((outcome, charge) => {
          if (isOpen(outcome)) expect(['eligible', 'automatic']).toContain(after[charge]?.outcome);
        });
      });
    });

    it('asks only for what was not told', () => {
      records.each(({ half }) => {
        for (const path of judged(half).missing) {
          const value = valueAt(half, path);
          // A date known in part may be asked for again.
          if (value !== undefined) expect(path).toMatch(/Date$/);
        }
      });
    });

    it('has the words for everything it asks', () => {
      records.each(({ half }) => {
        const wordless = judged(half).missing.filter((path) => !questionAt(path, jurisdiction));
        expect(wordless).toEqual([]);
      });
    });

    it('has the words for everything it assumes and can be told', () => {
      records.each(({ half }) => {
        const fields = judged(half).assumptions.flatMap(({ field }) => field ?? []);
        expect(fields.filter((field) => !questionAt(field, jurisdiction))).toEqual([]);
      });
    });

    it('never makes a charge better off because of one more conviction in another case', () => {
      records.each(({ full }, _, other) => {
        const [more] = other(1).full.charges;
        const conviction = {
          ...more,
          id: 'more',
          caseId: 'more',
          disposition: 'convicted',
          court: 'adult',
        } as const;
        const after = outcomes({ ...full, charges: [...full.charges, conviction] });
        outcomes(full).forEach((outcome, index) => {
          const now = after[index] ?? 'needs_review';
          expect(worth[now] > worth[outcome], `${outcome} → ${now}`).toBe(false);
        });
      });
    });

    it('has nothing left to ask about a record that is told whole, save its statute and its own questions', () => {
      records.each(({ full }) => {
        for (const path of judged(full).missing) {
          expect(path).toMatch(
            /statute$|grade$|facts\.|pardonedDate$|revokedDate$|reliefs|chargedLevel$|maxMonths$|sentenceMonths$/,
          );
        }
      });
    });
  });

/** What an outcome may become when more is told. */
const unchanged: Readonly<Record<Exclude<Outcome, 'needs_review'>, readonly Outcome[]>> = {
  automatic: ['automatic'],
  eligible: ['eligible', 'automatic'],
  not_yet: ['not_yet'],
  not_eligible: ['not_eligible'],
};

/** What was taken for granted is asked, now that something was told that speaks against it. */
function isAskedNow({ assumptions }: Result, { missing }: Result): boolean {
  return assumptions.some(({ field }) => field !== undefined && missing.includes(field));
}

const isOpen = (outcome: Outcome) => outcome === 'eligible' || outcome === 'automatic';

/** Asked what stands behind the word on the papers, and not knowing it. */
function withoutEnding(charge: Charge): Charge {
  const { disposition, facts } = charge;
  const followUp = followUpOf(disposition)?.slice('facts.'.length);
  return followUp === undefined ? charge : { ...charge, facts: { ...facts, [followUp]: 'unsure' } };
}

/** What a person can count on. An open question may turn out either way, so it says nothing. */
const worth: Readonly<Record<Outcome, number>> = {
  automatic: 3,
  eligible: 2,
  not_yet: 1,
  not_eligible: 0,
  needs_review: Number.NaN,
};

function valueAt(answers: Answers, path: string): unknown {
  const [first = '', ...rest] = path.split('.');
  if (first !== 'charges') return rest.reduce<unknown>(child, child(answers, first));
  const [id, ...fields] = rest;
  const charge = answers.charges.find((each) => each.id === id);
  return fields.reduce<unknown>(child, charge);
}

function child(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
