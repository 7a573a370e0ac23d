import { describe, expect, it } from 'vitest';
import { judge } from '../../engine/judge.ts';
import type { Reason, Result } from '../../engine/result.ts';
import { loadCases, loadJurisdiction } from '../../jurisdictions/index.ts';
import type { PlaceCode } from '../../place/places.ts';
import { type AnswerValue, answerAt, chargeAt, withAnswer } from '../../record/answers.ts';
import { questionAt } from '../../record/questions.ts';
import type { Answers, Charge, OffenseKind } from '../../record/record.ts';
import { presumed } from '../../vocabulary/phrases.ts';
import { drawnRecords, judgedOnce } from '../drawn-records.ts';
import { presumedFields } from '../interviewed.ts';
import { judgedOn, recordsOf } from '../random-records.ts';
import { countedHereAlone } from './counted-here-alone.ts';

const seed = 20261117;
const numRuns = 200;

/** A reason says what it rests on: what was told, what was taken for granted, or nothing yet. */
export const saysWhatItRestsOn = (code: PlaceCode) =>
  describe('of any record, a reason of its law', async () => {
    const jurisdiction = await loadJurisdiction(code);
    const told = (await loadCases(code)).flatMap(({ answers }) => answers.charges);
    const sections = [...new Set(told.flatMap(({ statute }) => statute ?? []))];
    const records = drawnRecords(recordsOf({ ...jurisdiction, sections }).halfAnswered, { seed, numRuns });
    const judged = judgedOnce(jurisdiction);
    const reasonsFor = (answers: Answers) => reasonsIn(judged(answers));

    it('is unknown exactly where it is not decided, and names what it assumes exactly where it assumes', () => {
      records.each(({ half }) => {
        for (const { met, basis, assumed } of reasonsFor(half).values()) {
          expect(basis === 'unknown').toBe(met === null);
          expect(basis === 'assumed').toBe(assumed !== undefined && assumed.length > 0);
        }
      });
    });

    it('names each thing that it assumes once', () => {
      records.each(({ half }) => {
        for (const [id, { assumed = [] }] of reasonsFor(half)) {
          const named = assumed.map(({ text, field }) => `${field} ${text}`);
          expect(`${id} ${new Set(named).size}`).toBe(`${id} ${named.length}`);
        }
      });
    });

    it('takes nothing for granted that was told', () => {
      records.each(({ half }) => {
        const told = (path: string | undefined) =>
          path !== undefined && isRare(path) && answerAt(half, path) !== undefined;
        const taken = [...reasonsFor(half).values()].flatMap(({ assumed = [] }) => assumed);
        expect(taken.filter(({ field }) => told(field))).toEqual([]);
        expect(taken.filter(({ text, field }) => saysNoPlea(text) && isPleaTold(half, field))).toEqual([]);
      });
    });

    it('has words for correcting all that it assumes and can be told', () => {
      records.each(({ half }) => {
        const fields = [...reasonsFor(half).values()].flatMap(({ assumed = [] }) =>
          assumed.flatMap(({ field }) => field ?? []),
        );
        expect(fields.filter((field) => !questionAt(field, jurisdiction))).toEqual([]);
      });
    });

    it('rests on what was told only if it stays so whatever the presumptions of all reasons turn out to be', () => {
      records.each(({ full }) => {
        const silent = withoutPresumed(full);
        const before = reasonsFor(silent);
        const named = new Set([...before.values()].flatMap(({ assumed = [] }) => assumed.map(fieldOf)));
        const after = reasonsFor(answered(silent, full, named));
        for (const [id, { met, basis }] of before)
          if (basis === 'told' && after.has(id)) expect(`${id} ${after.get(id)?.met}`).toBe(`${id} ${met}`);
      });
    });

    it('is not “told” where a weapon, an injury or a duty to register, which nobody told of, would change it', () => {
      const rare = [{ registrable: true }, { weaponUsed: true }, { injury: 'serious' }] as const;
      records.each(({ full }, index) => {
        const otherwise = rare[index % 3] ?? rare[0];
        const charges = full.charges.map(({ registrable, weaponUsed, injury, ...charge }) => charge);
        const before = reasonsFor({ ...full, charges });
        const of = (charge: Charge) => !('registrable' in otherwise && charge.offense?.includes('sexual'));
        const after = reasonsFor({
          ...full,
          charges: charges.map((charge) => (of(charge) ? { ...charge, ...otherwise } : charge)),
        });
        for (const [id, { met, basis }] of before)
          if (basis === 'told' && after.has(id)) expect(`${id} ${after.get(id)?.met}`).toBe(`${id} ${met}`);
      });
    });

    it('is not “told” of convictions elsewhere, which nobody asked the kind of, save where only those here count', async () => {
      const felonyClasses = (jurisdiction.grades?.felony ?? []).map(({ value }) => String(value));
      const lives = await loadCases(code);
      const wrong = lives.flatMap(({ answers, asOf }) => {
        const record = { ...answers, recordComplete: true, elsewhere: { felonies: 1, misdemeanors: 0 } };
        const abroad = { ...record, elsewhere: { ...record.elsewhere, lastDate: felonyElsewhere } };
        const before = reasonsIn(judge(abroad, jurisdiction, asOf));
        return gravest.flatMap((offense) => {
          const grade = felonyClasses[0];
          const here = { ...thatFelony, offense, ...(grade !== undefined && { grade }) };
          const charges = [...answers.charges, here];
          const elsewhere = { felonies: 0, misdemeanors: 0 };
          const after = reasonsIn(judge({ ...record, elsewhere, charges }, jurisdiction, asOf));
          return [...before].flatMap(([id, { met, basis }]) =>
            met && basis === 'told' && after.get(id)?.met === false ? ruleOf(id) : [],
          );
        });
      });
      expect([...new Set(wrong)].filter((each) => !(each in countedHereAlone))).toEqual([]);
    });

    it('that is decided though the list may not be whole stays so, whatever else is on the record', () => {
      records.each(({ full }, index, other) => {
        const open = { ...full, recordComplete: false };
        const others = Array.from({ length: 1 + (index % 3) }, (_, ahead) => other(ahead + 1).full);
        const whole = { ...withMore(full, others), recordComplete: true };
        const before = reasonsFor(open);
        const after = reasonsFor(whole);
        for (const [id, { met }] of before)
          if (met !== null && after.has(id)) expect(`${id} ${after.get(id)?.met}`).toBe(`${id} ${met}`);
      });
    });

    it('assumes that the list is whole only where nobody said so, and there no outcome is another', () => {
      records.each(({ half }) => {
        const silent = judged(half);
        const whole = judge({ ...half, recordComplete: true }, jurisdiction, judgedOn);
        const outcomes = ({ charges }: Result) => charges.map(({ outcome, on }) => [outcome, on]);
        expect(outcomes(silent)).toEqual(outcomes(whole));
        for (const answers of [whole, judge({ ...half, recordComplete: false }, jurisdiction, judgedOn)])
          for (const { assumed = [] } of reasonsIn(answers).values())
            expect(assumed.map(({ field }) => field)).not.toContain('recordComplete');
      });
    });
  });

const felonyElsewhere = '2024-10-30';

const gravest: readonly (readonly OffenseKind[])[] = [
  ['homicide'],
  ['sexual', 'child_victim'],
  ['assault'],
  ['drug_sale'],
  ['dui'],
];

/** The felony elsewhere, had it been here. */
const thatFelony = {
  id: 'there',
  caseId: 'there',
  court: 'adult',
  disposition: 'convicted',
  level: 'felony',
  offenseDate: felonyElsewhere,
  dispositionDate: felonyElsewhere,
  releasedDate: felonyElsewhere,
  completedDate: felonyElsewhere,
  completed: true,
  sentence: ['prison'],
  probationRevoked: false,
  finesPaid: true,
  restitutionPaid: true,
  ageAtOffense: 30,
  traffickingVictim: false,
} as const satisfies Charge;

/** Which rule of which relief: the reason of a charge is `c1 relief rule`. */
const ruleOf = (id: string) => id.split(' ').slice(1).join('/');

function reasonsIn({ charges }: Result): ReadonlyMap<string, Reason> {
  return new Map(
    charges.flatMap(({ id, reliefs, alternatives }) =>
      [...reliefs, ...alternatives].flatMap((relief) =>
        relief.reasons.map((reason) => [`${id} ${relief.id} ${reason.id}`, reason] as const),
      ),
    ),
  );
}

function withoutPresumed({ protectionOrder, facts, ...record }: Answers): Answers {
  return {
    ...record,
    charges: record.charges.map(
      (charge) =>
        Object.fromEntries(
          Object.entries(charge).filter(([field]) => !(presumedFields as readonly string[]).includes(field)),
        ) as Charge,
    ),
  };
}

/** What is presumed where nobody told it, of a charge or of the person. */
const isRare = (path: string) => rareFields.has(path.replace(/^charges\.[^.]+\./, '').split('.')[0] ?? '');
const rareFields = new Set<string>([...presumedFields, 'protectionOrder']);

const saysNoPlea = (text: string) => text === presumed.simplyDropped;

/** The charge that a field is about was dropped for a plea to another one, as somebody said. */
const isPleaTold = (answers: Answers, field = '') => chargeAt(answers, field)?.dismissal === 'plea_to_other';

const fieldOf = ({ field }: { readonly field?: string }) => field;

/** The same, with those fields answered as the person would, one after the other. */
function answered(silent: Answers, full: Answers, fields: ReadonlySet<string | undefined>): Answers {
  let told = silent;
  for (const field of fields) {
    const value = field === undefined ? undefined : answerAt(full, field);
    if (field !== undefined && value !== undefined) told = withAnswer(told, field, value as AnswerValue);
  }
  return told;
}

/** More cases, that are over if the person said that none is open. */
function withMore(record: Answers, others: readonly Answers[]): Answers {
  const more = others
    .flatMap(({ charges }) => charges)
    .filter(({ disposition }) => record.pendingCharges || disposition !== 'pending')
    .map((charge, index) => ({ ...charge, id: `more${index}`, caseId: `more${index}` }));
  return { ...record, charges: [...record.charges, ...more] };
}
