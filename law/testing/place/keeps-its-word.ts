import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judge } from '../../engine/judge.ts';
import { outcomes as outcomesAlone } from '../../engine/outcomes.ts';
import type { Outcome } from '../../engine/result.ts';
import { loadCases, loadCrimes, loadJurisdiction } from '../../jurisdictions/index.ts';
import type { PlaceCode } from '../../place/places.ts';
import { followUpOf } from '../../record/how-it-ended.ts';
import { questionAt } from '../../record/questions.ts';
import type { Answers, Charge } from '../../record/record.ts';
import { judgedOn, recordsOf } from '../random-records.ts';
import { toldSections } from '../told-sections.ts';

/** The same records on every run; another seed looks further, and more records deeper. */
const seed = 20261115;
const numRuns = 1000;

/** Of any record, the law says what it may say and no more. */
export const keepsItsWord = (code: PlaceCode) =>
  describe('of any record, its law', async () => {
    const jurisdiction = await loadJurisdiction(code);
    if (!jurisdiction) throw new Error(`The law of ${code} could not be loaded.`);
    const told = ((await loadCases(code)) ?? []).flatMap(({ answers }) => answers.charges);
    const listed = ((await loadCrimes(code)) ?? []).map(({ section }) => section);
    const sections = [
      ...new Set([...told.flatMap(({ statute }) => statute ?? []), ...toldSections(jurisdiction), ...listed]),
    ];
    const { fullRecord, halfAnswered } = recordsOf({ ...jurisdiction, sections });
    const outcomes = (answers: Answers, asOf = judgedOn) =>
      judge(answers, jurisdiction, asOf).charges.map(({ outcome }) => outcome);

    it('never contradicts, once more is told, what it has decided', () => {
      fc.assert(
        fc.property(halfAnswered, ({ full, half }) => {
          const before = outcomes(half);
          const after = outcomes(full);
          before.forEach((outcome, index) => {
            if (outcome === 'needs_review') return;
            const allowed = outcome === 'eligible' ? ['eligible', 'automatic'] : [outcome];
            expect(allowed).toContain(after[index]);
          });
        }),
        { numRuns, seed },
      );
    });

    it('decides nothing against how a case truly ended, while nobody knows that', () => {
      fc.assert(
        fc.property(fullRecord, (record) => {
          const unsure = { ...record, charges: record.charges.map(withoutEnding) };
          outcomes(unsure).forEach((outcome, index) => {
            if (outcome === 'needs_review') return;
            const allowed = outcome === 'eligible' ? ['eligible', 'automatic'] : [outcome];
            expect(allowed).toContain(outcomes(record)[index]);
          });
        }),
        { numRuns: 300, seed },
      );
    });

    it('tells the same outcomes alone as with all its reasons', () => {
      fc.assert(
        fc.property(halfAnswered, ({ full, half }) => {
          expect(outcomesAlone(full, jurisdiction, judgedOn)).toEqual(outcomes(full));
          expect(outcomesAlone(half, jurisdiction, judgedOn)).toEqual(outcomes(half));
        }),
        { numRuns, seed },
      );
    });

    it('never takes back with time what it has opened', () => {
      fc.assert(
        fc.property(fullRecord, fc.integer({ min: 1, max: 20 }), (record, years) => {
          const later = `${2026 + years}-11-15`;
          const before = outcomes(record);
          const after = outcomes({ ...record, age: (record.age ?? 0) + years }, later);
          before.forEach((outcome, index) => {
            if (outcome === 'eligible' || outcome === 'automatic')
              expect(['eligible', 'automatic']).toContain(after[index]);
          });
        }),
        { numRuns, seed },
      );
    });

    it('asks only for what was not told', () => {
      fc.assert(
        fc.property(halfAnswered, ({ half }) => {
          for (const path of judge(half, jurisdiction, judgedOn).missing) {
            const value = valueAt(half, path);
            // A date known in part may be asked for again, and so may a section told without its paragraph.
            if (value !== undefined) expect(path).toMatch(/Date$|statute$/);
          }
        }),
        { numRuns, seed },
      );
    });

    it('has the words for everything it asks', () => {
      fc.assert(
        fc.property(halfAnswered, ({ half }) => {
          const wordless = judge(half, jurisdiction, judgedOn).missing.filter(
            (path) => !questionAt(path, jurisdiction),
          );
          expect(wordless).toEqual([]);
        }),
        { numRuns, seed },
      );
    });

    it('has the words for everything it assumes and can be told', () => {
      fc.assert(
        fc.property(halfAnswered, ({ half }) => {
          const fields = judge(half, jurisdiction, judgedOn).assumptions.flatMap(({ field }) => field ?? []);
          expect(fields.filter((field) => !questionAt(field, jurisdiction))).toEqual([]);
        }),
        { numRuns, seed },
      );
    });

    it('never makes a charge better off because of one more conviction in another case', () => {
      fc.assert(
        fc.property(fullRecord, fullRecord, (record, other) => {
          const [more] = other.charges;
          const conviction = {
            ...more,
            id: 'more',
            caseId: 'more',
            disposition: 'convicted',
            court: 'adult',
          } as const;
          const before = outcomes(record);
          const after = outcomes({ ...record, charges: [...record.charges, conviction] });
          before.forEach((outcome, index) => {
            const now = after[index] ?? 'needs_review';
            expect(worth[now] > worth[outcome], `${outcome} → ${now}`).toBe(false);
          });
        }),
        { numRuns, seed },
      );
    });

    it('has nothing left to ask about a record that is told whole, save its statute and its own questions', () => {
      fc.assert(
        fc.property(fullRecord, (record) => {
          for (const path of judge(record, jurisdiction, judgedOn).missing) {
            expect(path).toMatch(
              /statute$|grade$|facts\.|pardonedDate$|revokedDate$|reliefs|chargedLevel$|maxMonths$|sentenceMonths$/,
            );
          }
        }),
        { numRuns, seed },
      );
    });
  });

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
