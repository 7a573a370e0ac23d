import type { Jurisdiction } from '../place/jurisdiction.ts';
import type { Clears } from '../place/place.ts';
import type { Relief } from '../place/relief.ts';
import { dayOf } from '../record/day.ts';
import type { Answers, Charge } from '../record/record.ts';
import { mattersOf } from './assess.ts';
import { ask } from './condition.ts';
import { versionsOf } from './versions.ts';
import { isNot } from './when.ts';

/**
 * What a place clears of adults without being asked, told from its reliefs: those in force on the day that no rule closes
 * to an ordinary grown-up. So what only a pardon or a young age opens does not count.
 */
export function clearsByItself(law: Pick<Jurisdiction, 'reliefs'>, asOf: string): Clears {
  const open = law.reliefs.filter(({ automatic, alternative }) => automatic && !alternative);
  const anyOf = (charges: readonly Charge[]) =>
    open.some((relief) => charges.some((charge) => mayClear(relief, charge, asOf)));
  if (anyOf(convictions(asOf))) return 'convictions';
  return anyOf(otherRecords(asOf)) ? 'other_records' : 'none';
}

function mayClear(relief: Relief, charge: Charge, asOf: string): boolean {
  const day = dayOf(asOf);
  const version = versionsOf(relief).find(({ begins, ends }) => begins <= day && day <= ends);
  if (!version) return false;
  const conditions = [relief.covers, ...version.rules.map(({ holds }) => holds)];
  return mattersOf({ ...ordinaryPerson, charges: [charge] }, asOf).every((matter) =>
    conditions.every((condition) => !isNot(ask(condition, matter))),
  );
}

const ordinaryPerson = {
  age: 50,
  pendingCharges: false,
  mustRegister: false,
  reliefReceived: 0,
  elsewhere: { felonies: 0, misdemeanors: 0 },
} as const satisfies Partial<Answers>;

/** Of a grown-up, over and paid, with nothing about it that is rare. */
const ordinaryCharge = {
  court: 'adult',
  ageAtOffense: 30,
  sentence: ['fine'],
  completed: true,
  finesPaid: true,
  restitutionPaid: true,
  probationRevoked: false,
  traffickingVictim: false,
  weaponUsed: false,
  registrable: false,
  injury: 'none',
} as const satisfies Charge;

const ordinaryCrimes = ['theft', 'trespass', 'public_order', 'drug_possession'] as const;

const convictions = (asOf: string) =>
  someTimeBefore(asOf).flatMap((days) =>
    ordinaryCrimes.flatMap((crime) =>
      (['misdemeanor', 'felony'] as const).map(
        (level): Charge => ({
          ...ordinaryCharge,
          ...days,
          disposition: 'convicted',
          level,
          offense: [crime],
        }),
      ),
    ),
  );

const otherRecords = (asOf: string) =>
  someTimeBefore(asOf).flatMap((days) =>
    (['misdemeanor', 'felony'] as const).flatMap((level): Charge[] => [
      { ...ordinaryCharge, ...days, disposition: 'convicted', level, offense: ['marijuana'] },
      {
        ...ordinaryCharge,
        ...days,
        disposition: 'convicted',
        level: 'infraction',
        offense: ['public_order'],
      },
      ...(['deferred', 'diverted', 'dismissed', 'acquitted', 'no_charges'] as const).flatMap((disposition) =>
        (['theft', 'marijuana'] as const).map((crime) => ({
          ...ordinaryCharge,
          ...days,
          disposition,
          level,
          offense: [crime],
          dismissal: 'with_prejudice' as const,
        })),
      ),
    ]),
  );

/** Old enough for what was cleaned up once, and new enough for what began since. */
function someTimeBefore(asOf: string) {
  return [2, 4, 15].map((years) => {
    const year = Number(asOf.slice(0, 4)) - years;
    return {
      offenseDate: `${year}-01-10`,
      dispositionDate: `${year}-03-10`,
      completedDate: `${year}-03-10`,
    };
  });
}
