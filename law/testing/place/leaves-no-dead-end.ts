import { describe, expect, it } from 'vitest';
import { judge } from '../../engine/judge.ts';
import type { Result } from '../../engine/result.ts';
import { loadCases, loadJurisdiction } from '../../jurisdictions/index.ts';
import type { Jurisdiction } from '../../place/jurisdiction.ts';
import type { PlaceCode } from '../../place/places.ts';
import { answerAt } from '../../record/answers.ts';
import { type Answers, type Charge, dispositions, levels } from '../../record/record.ts';
import { judgedOn } from '../random-records.ts';
import { toldSections } from '../told-sections.ts';

/** Whose charge needs a closer look is told what to look for, and nobody is asked again for what they told. */
export const leavesNoDeadEnd = (code: PlaceCode) =>
  describe('of any record, its law', async () => {
    const jurisdiction = await loadJurisdiction(code);
    const lives = (await loadCases(code)).map(({ answers, asOf }) => ({ answers, asOf }));
    const records = [...lives, ...[...ordinary, ...bySection(jurisdiction)].map(onItsDay)];
    const judged = records.map((each) => ({ ...each, result: judge(each.answers, jurisdiction, each.asOf) }));

    it('says of a charge that needs a closer look what is missing, or asks what to find out', () => {
      const dead = judged.flatMap(({ answers, result }) =>
        result.charges.filter((charge) => isDeadEnd(charge, result)).map(({ id }) => ({ id, answers })),
      );
      expect(dead).toEqual([]);
    });

    it('says whom to ask of an arrest that was never charged', () => {
      const silent = judged.flatMap(({ answers, result }) =>
        result.charges.filter(
          (charge, index) =>
            answers.charges[index]?.disposition === 'no_charges' &&
            charge.outcome === 'needs_review' &&
            result.missing.length + result.unsure.length === 0 &&
            !charge.reliefs.some(({ reasons }) =>
              reasons.some(({ question }) => /\bask\b/i.test(question ?? '')),
            ),
        ),
      );
      expect(silent).toEqual([]);
    });

    it('asks for no section that was told', () => {
      const again = judged.flatMap(({ answers, result }) =>
        [...result.missing, ...result.unsure].filter(
          (path) => path.endsWith('.statute') && answerAt(answers, path) !== undefined,
        ),
      );
      expect(again).toEqual([]);
    });
  });

const onItsDay = (answers: Answers) => ({ answers, asOf: judgedOn });

function isDeadEnd({ outcome, reliefs }: Result['charges'][number], { missing, unsure }: Result): boolean {
  if (outcome !== 'needs_review' || missing.length + unsure.length > 0) return false;
  const open = reliefs.filter((relief) => relief.outcome === 'needs_review');
  return !open.some(({ reasons }) => reasons.some(({ question, fix }) => question ?? fix));
}

const person = {
  age: 45,
  pendingCharges: false,
  mustRegister: false,
  reliefReceived: 0,
  elsewhere: { felonies: 0, misdemeanors: 0 },
  recordComplete: true,
} as const;

const told = {
  id: 'c1',
  court: 'adult',
  offense: ['theft'],
  offenseDate: '2012-02-03',
  dispositionDate: '2012-06-10',
  completedDate: '2013-06-10',
  completed: true,
  sentence: ['fine'],
  finesPaid: true,
  restitutionPaid: true,
  ageAtOffense: 30,
} as const satisfies Charge;

/** One charge of every ending and level, told whole and told in two words. */
const ordinary: readonly Answers[] = dispositions.flatMap((disposition) =>
  [undefined, ...levels].flatMap((level) => {
    const said = { disposition, ...(level && { level }) };
    return [
      { charges: [{ id: 'c1', ...said }] },
      { ...person, charges: [{ ...told, ...said }] },
      { ...person, charges: [{ ...told, ...said, court: 'juvenile', ageAtOffense: 15 }] },
    ] as const;
  }),
);

/** A conviction under every section that the law speaks of. */
function bySection(jurisdiction: Jurisdiction): readonly Answers[] {
  return toldSections(jurisdiction).flatMap((statute) =>
    (['misdemeanor', 'felony'] as const).map((level) => ({
      ...person,
      charges: [{ ...told, disposition: 'convicted', level, statute }],
    })),
  );
}
